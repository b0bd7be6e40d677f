import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { getTypeScope, listTypeScopes } from './scopes.ts';
import { getAssumedSize, getWeight, isList } from '../limits/cost.ts';

/** The directives of the GraphQL cost directives specification, as this schema uses them. */
const DIRECTIVES = `
"""The points of one item of this field, if they are not 1 for an object and 0 for other values."""
directive @cost(weight: String!) on FIELD_DEFINITION

"""The number of items for which a list is charged: the argument that requests them, or an assumed size."""
directive @listSize(
  assumedSize: Int
  slicingArguments: [String!]
  sizedFields: [String!]
  requireOneSlicingArgument: Boolean = true
) on FIELD_DEFINITION

"""
The viewers that can call an operation, and the scope that a token needs for an operation or for the fields of a type. Viewers are PUBLIC, SIGNED_IN, EDITOR or ADMIN. EDITOR includes administrators. The scope ANY means that each token can be used. Without a scope, an operation cannot be called with a token.
"""
directive @access(viewers: String, scope: String) on FIELD_DEFINITION | OBJECT
`;

/**
 * The schema as text, in a stable order, for graphql/schema.graphql and /schema.graphql. Directives say what a field
 * costs, and what a viewer or token needs for an operation or a type.
 */
export function printStable(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)) + DIRECTIVES, { noLocation: true });
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const complete = visit(document, {
    ObjectTypeDefinition: (node) => {
      const type = schema.getType(node.name.value);
      const fields = isObjectType(type) ? type.getFields() : {};
      const pricedFields = node.fields?.map((field) => addPrice(field, fields[field.name.value])) ?? [];
      if (roots.some((root) => root === type))
        return { ...node, fields: pricedFields.map((field) => addAccess(field, fields[field.name.value])) };
      const scope = getTypeScope(node.name.value);
      const hasDirective = scope !== null && scope !== 'ANY';
      return {
        ...node,
        fields: pricedFields,
        directives: hasDirective ? [toDirective(`@access(scope: "${scope}")`)] : [],
      };
    },
  });
  return `${separate(print(complete))}\n`;
}

/** What operations and types declare about access, one line for each, as graphql/access.txt. */
export function printAccess(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
  const operations = roots.flatMap((root) =>
    Object.values(root.getFields()).map(({ name, extensions }) => {
      const { access, scope, confirms, creates, sameForMembers, fresh } = extensions;
      const facts = [
        access,
        scope ?? 'no token',
        confirms === true ? 'confirms' : confirms && `confirms ${String(confirms)}`,
        creates && 'creates',
        sameForMembers && 'same for members',
        fresh && 'fresh',
      ];
      return `${root.name.toLowerCase()} ${name}: ${facts.filter(Boolean).join(', ')}`;
    }),
  );
  const types = listTypeScopes(schema).map(([name, scope]) => `type ${name}: ${scope ?? 'no token'}`);
  return `${[...operations.toSorted(), ...types].join('\n')}\n`;
}

/** Puts an empty line before each description within a type, as `printSchema` does. */
function separate(text: string): string {
  let isInside = false;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const trimmedLine = line.trim();
    if (trimmedLine.startsWith('"""') && !isInside && line.startsWith(' ') && !/[{(]$/.test(lines.at(-1) ?? ''))
      lines.push('');
    if (trimmedLine === '"""') isInside = !isInside;
    lines.push(line);
  }
  return lines.join('\n');
}

type Field = GraphQLField<unknown, unknown>;

function addPrice(node: FieldDefinitionNode, field: Field | undefined): FieldDefinitionNode {
  if (!field) return node;
  const isLeaf = isLeafType(getNamedType(field.type));
  const weight = getWeight(field);
  const directives = [
    ...(weight === (isLeaf ? 0 : 1) ? [] : [toDirective(`@cost(weight: "${weight}")`)]),
    ...(isLeaf ? [] : listSize(field).map(toDirective)),
  ];
  return { ...node, directives: [...(node.directives ?? []), ...directives] };
}

function addAccess(node: FieldDefinitionNode, field: Field | undefined): FieldDefinitionNode {
  const viewers = String(field?.extensions['access']).toUpperCase().replace('-', '_');
  const scope = field?.extensions['scope'];
  const text = scope ? `, scope: "${String(scope)}"` : '';
  return {
    ...node,
    directives: [...(node.directives ?? []), toDirective(`@access(viewers: "${viewers}"${text})`)],
  };
}

function listSize(field: Field): string[] {
  if (field.args.some(({ name }) => name === 'first')) {
    const sized = isList(field.type) ? '' : ', sizedFields: ["edges", "nodes"]';
    return [`@listSize(slicingArguments: ["first"]${sized}, requireOneSlicingArgument: false)`];
  }
  const isPage = field.name === 'nodes' || field.name === 'edges';
  return isList(field.type) && !isPage ? [`@listSize(assumedSize: ${getAssumedSize(field)})`] : [];
}

/** @param text the directive as it stands in a schema */
function toDirective(text: string): ConstDirectiveNode {
  const [definition] = parse(`scalar Any ${text}`, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.SCALAR_TYPE_DEFINITION) throw new Error(`Not a directive: ${text}`);
  return definition.directives![0]!;
}
