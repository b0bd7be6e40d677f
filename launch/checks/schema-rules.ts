import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Result } from '../check.ts';
import { readText } from '../files.ts';

/** Checks the schema against the conventions of ARCHITECTURE.md. */
export function check(): Result {
  const schema = buildSchema(readText('graphql/schema.graphql'));
  return { count: Object.keys(schema.getTypeMap()).length, noun: 'types', errors: findSchemaIssues(schema) };
}

/** Lists the parts of a schema that break a rule, one sentence for each. */
type Rule = (schema: GraphQLSchema) => string[];

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** `id` names the parent of a list in a root field. */
const CONNECTION_ARGUMENTS = new Set(['id', 'first', 'after', 'filter', 'orderBy']);
/** Vague names, each with the name that the schema uses instead. */
const REPLACED_NAMES: Record<string, string> = {
  bytes: 'byteSize',
  size: 'byteSize',
  note: 'reason',
  why: 'reason',
  since: 'createdAt',
  at: '…At, which says what happened then',
  mimeType: 'mediaType',
};

const rules: Rule[] = [
  checkMutations,
  checkLists,
  checkConnections,
  checkNames,
  checkTimes,
  checkBooleans,
  checkPeople,
  checkUrls,
  checkDescriptions,
  checkDeprecations,
];

export const findSchemaIssues = (schema: GraphQLSchema): string[] => rules.flatMap((rule) => rule(schema));

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function listOwnTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
}

function getFields(type: GraphQLNamedType): Field[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

/** Each mutation has one input and one payload, named after the mutation. */
function checkMutations(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args, type, description }) => {
    const issues = [];
    const [input, ...others] = args;
    if (others.length > 0 || (input && `${input.name}: ${input.type}` !== `input: ${capitalize(name)}Input!`))
      issues.push(
        `Mutation.${name} takes (${args.map((arg) => `${arg.name}: ${arg.type}`).join(', ')}): give it one argument input: ${capitalize(name)}Input!`,
      );
    if (String(type) !== `${capitalize(name)}Payload!`)
      issues.push(`Mutation.${name} returns ${type}: return ${capitalize(name)}Payload!`);
    if (!/\bErrors?: /.test(description ?? '')) issues.push(`Mutation.${name} does not list its error codes`);
    return issues;
  });
}

/** Lists of objects with an id can grow: they are connections, unless the description states their maximum length. */
function checkLists(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema)
    .filter((type) => isObjectType(type) && !/(Connection|Edge|Payload)$/.test(type.name))
    .flatMap((type) =>
      getFields(type)
        .filter(
          (field) =>
            isList(field.type) && isNode(getNamedType(field.type)) && !/\bat most \d/i.test(field.description ?? ''),
        )
        .map(
          (field) => `${type.name}.${field.name} is a list of ${getNamedType(field.type).name}: make it a connection`,
        ),
    );
}

const isList = (type: unknown): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const isNode = (type: GraphQLNamedType): boolean => isObjectType(type) && Boolean(type.getFields()['id']);

/** All connections take the same arguments. */
function checkConnections(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema)
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, args, type: result }) => {
        const connection = getNamedType(result).name;
        if (!connection.endsWith('Connection') || type.name.endsWith('Payload')) return [];
        const otherNames = args.filter((arg) => !CONNECTION_ARGUMENTS.has(arg.name)).map((arg) => arg.name);
        const missing = ['first', 'after'].filter((argument) => !args.some((arg) => arg.name === argument));
        return [
          ...otherNames.map((other) => `${type.name}.${name} takes ${other}: move it into filter`),
          ...missing.map((argument) => `${type.name}.${name} does not take ${argument}`),
        ];
      }),
    );
}

function checkNames(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema).flatMap((type) => [
    ...(/^[A-Z][A-Za-z0-9]*$/.test(type.name) ? [] : [`${type.name} is not in PascalCase`]),
    ...(isEnumType(type) ? type.getValues() : [])
      .filter(({ name }) => !/^[A-Z][A-Z0-9_]*$/.test(name))
      .map(({ name }) => `${type.name}.${name} is not in SCREAMING_CASE`),
    ...getFields(type).flatMap(({ name }) => [
      ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : [`${type.name}.${name} is not in camelCase`]),
      ...(REPLACED_NAMES[name] && !isInputObjectType(type)
        ? [`${type.name}.${name}: name it ${REPLACED_NAMES[name]}`]
        : []),
    ]),
  ]);
}

/** Instants are named after the event. Filters have `from` and `to`. */
function checkTimes(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema).flatMap((type) =>
    getFields(type).flatMap(({ name, type: value }) => {
      const scalar = getNamedType(value).name;
      // A filter has `from` and `to`. The input of an action that can be scheduled has `at`.
      const isNamedForInput = isInputObjectType(type) && /^(from|to|at)$/.test(name);
      if (scalar === 'DateTime' && !name.endsWith('At') && !isNamedForInput)
        return [`${type.name}.${name} is an instant: name it …At`];
      return [];
    }),
  );
}

/** Booleans in results are named like statements (`isRead`). Permissions are named for actions. */
function checkBooleans(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema)
    .filter((type) => !isInputObjectType(type) && !/(Permissions|Payload)$/.test(type.name))
    .flatMap((type) =>
      getFields(type)
        .filter(({ name, type: value }) => getNamedType(value).name === 'Boolean' && !/^(is|has|can)[A-Z]/.test(name))
        .map(({ name }) => `${type.name}.${name} is a Boolean: name it is…, has… or can…`),
    );
}

/** Names of fields that contain a person. */
const PERSON = /(^|[a-z])(By|by)$|^(actor|asker|delegate|holder|onBehalfOf|person|principal)$/;

/** People in results are objects with an id, not names as text. */
function checkPeople(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema)
    .filter((type) => !isInputObjectType(type))
    .flatMap((type) =>
      getFields(type)
        .filter(({ name, type: value }) => PERSON.test(name) && getNamedType(value).name === 'String')
        .map(({ name }) => `${type.name}.${name} is a person: return Person or User`),
    );
}

/** A field has the type URL exactly if its name says that it is a URL. */
function checkUrls(schema: GraphQLSchema): string[] {
  const types = listOwnTypes(schema).filter((type) => type !== schema.getMutationType());
  return types.flatMap((type) =>
    getFields(type)
      .filter(({ name, type: value }) => /^url$|Url$/.test(name) !== (getNamedType(value).name === 'URL'))
      .map(({ name, type: value }) => `${type.name}.${name} is a ${getNamedType(value).name}: name URLs url or …Url`),
  );
}

/** Integrators read in the reason until when they can use a deprecated field, argument or value. */
function checkDeprecations(schema: GraphQLSchema): string[] {
  const places = listOwnTypes(schema).flatMap((type) => [
    ...(isEnumType(type) ? type.getValues() : []).map((value) => ({ ...value, name: `${type.name}.${value.name}` })),
    ...getFields(type).flatMap((field) => [
      { ...field, name: `${type.name}.${field.name}` },
      ...('args' in field ? field.args : []).map((arg) => ({
        ...arg,
        name: `${type.name}.${field.name}(${arg.name})`,
      })),
    ]),
  ]);
  return places
    .filter(({ deprecationReason: reason }) => typeof reason === 'string' && !/\b20\d\d-[01]\d-[0-3]\d\b/.test(reason))
    .map(
      ({ name }) => `${name} is deprecated without a date: write in the reason when it will be removed (YYYY-MM-DD)`,
    );
}

/**
 * A full sentence for every description, and a statement about null for nullable fields. A filter without a field does
 * not filter by it.
 */
function checkDescriptions(schema: GraphQLSchema): string[] {
  return listOwnTypes(schema).flatMap((type) => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const isRoot = roots.some((root) => root === type);
    return [
      ...(isRoot ? [] : sentence(type.name, type.description)),
      ...(isEnumType(type) ? type.getValues() : []).flatMap(({ name, description }) =>
        sentence(`${type.name}.${name}`, description),
      ),
      ...getFields(type).flatMap((field) => [
        ...sentence(`${type.name}.${field.name}`, field.description),
        ...('args' in field ? field.args : []).flatMap(({ name, description }) =>
          name === 'input' ? [] : sentence(`${type.name}.${field.name}(${name})`, description),
        ),
        ...(isNonNullType(field.type) ||
        type.name.endsWith('Filter') ||
        /\bnull\b|\bif (it is )?absent\b|\bthe default\b/i.test(field.description ?? '')
          ? []
          : [`${type.name}.${field.name} can be null: say when`]),
      ]),
    ];
  });
}

function sentence(place: string, description: string | null | undefined): string[] {
  if (!description) return [`${place} has no description`];
  const isSentence = /^[A-Z`“0-9]/.test(description) && /[.:)`]$/.test(description.trim()) && description.includes(' ');
  return isSentence ? [] : [`${place}: "${description}" is not a sentence`];
}
