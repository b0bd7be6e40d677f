import {
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Deprecation, SchemaChange } from './model.ts';

/** A breaking change and why it was necessary, as graphql/breaking-changes.json declares it. */
export interface DeclaredChange {
  change: string;
  reason: string;
}

/** What changed between two schemas, the changes that can break a client first. */
export function diffSchemas(
  before: GraphQLSchema,
  after: GraphQLSchema,
  declared: readonly DeclaredChange[] = [],
): SchemaChange[] {
  const breaking = listBreakingChanges(before, after).map((text): SchemaChange => {
    const reason = declared.find(({ change }) => change === text)?.reason;
    return { kind: 'BREAKING', text, ...(reason ? { reason } : {}) };
  });
  const risky = findDangerousChanges(before, after)
    // These have no effect on a client that does not send the new value.
    .filter(({ type }) => type !== 'OPTIONAL_INPUT_FIELD_ADDED' && type !== 'OPTIONAL_ARG_ADDED')
    .map(({ description: text }): SchemaChange => ({ kind: 'RISKY', text }));
  return [...breaking, ...risky, ...listNewDeprecations(before, after), ...listAdditions(before, after)];
}

/**
 * The changes that refuse a query that was valid. `findBreakingChanges` of graphql 16 does not have the inputs that must
 * be given since they lost their default value, nor those of which one field alone may be given.
 */
export function listBreakingChanges(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const former = new Map(listPlaces(before).map((place) => [place.place, place]));
  const unlisted = listPlaces(after).flatMap(({ place, hasToBeGiven, isOneOf }) => {
    const was = former.get(place);
    if (was?.hasDefault && hasToBeGiven) return [`${place} must be given: its default value was removed.`];
    return was && isOneOf && !was.isOneOf ? [`${place} takes exactly one of its fields now.`] : [];
  });
  return [...findBreakingChanges(before, after).map(({ description }) => description), ...unlisted];
}

function listNewDeprecations(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  const known = new Set(listDeprecations(before).map(({ place }) => place));
  return listDeprecations(after)
    .filter(({ place }) => !known.has(place))
    .map(({ place, reason }) => ({ kind: 'DEPRECATED', text: `${place}: ${reason}` }));
}

/** Everything that is deprecated now, with the dates in the reasons. Those that end first come first. */
export const listDeprecations = (schema: GraphQLSchema): Deprecation[] =>
  listPlaces(schema)
    .flatMap(({ place, reason }) =>
      reason ? [{ place, reason, date: /\b20\d\d-[01]\d-[0-3]\d\b/.exec(reason)?.[0] ?? '' }] : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date));

function listAdditions(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  const known = new Set(listPlaces(before).map(({ place }) => place));
  const isNewType = (name: string) => !before.getType(name);
  return listPlaces(after).flatMap(({ place, parent, kind }): SchemaChange[] => {
    // Values of enums are among the risky changes. Fields of a new type are not listed separately.
    if (known.has(place) || kind === 'value') return [];
    if (kind === 'type') return HIDDEN.test(place) ? [] : [{ kind: 'ADDED', text: `The type ${place}.` }];
    if (isNewType(parent) && !ROOTS.has(parent)) return [];
    // A new field brings its arguments along.
    if (kind === 'argument' && !known.has(place.replace(/\(.*/, ''))) return [];
    return [
      {
        kind: 'ADDED',
        text: `The ${(kind === 'field' && ROOTS.get(parent)) || kind} ${place.replace(/^(Query|Mutation|Subscription)\./, '')}.`,
      },
    ];
  });
}

/** Types that always come with an operation or another type. */
const HIDDEN = /(Connection|Edge|Input|Payload|Filter)$|^(Query|Mutation|Subscription)$/;
const ROOTS = new Map([
  ['Query', 'query'],
  ['Mutation', 'mutation'],
  ['Subscription', 'subscription'],
]);

interface Place {
  place: string;
  /** The name of the type that contains it. */
  parent: string;
  kind: 'type' | 'field' | 'argument' | 'value';
  reason?: string | null | undefined;
  /** Of an input: false or absent if it may be left out. */
  hasToBeGiven?: boolean;
  hasDefault?: boolean;
  isOneOf?: boolean;
}

function listPlaces(schema: GraphQLSchema): Place[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  // Operations are what most readers look for.
  const rank = ({ name }: GraphQLNamedType) => [...ROOTS.keys(), name].indexOf(name);
  const sorted = types.toSorted((a, b) => rank(a) - rank(b));
  return sorted.flatMap((type) => [
    { place: type.name, parent: '', kind: 'type' as const, isOneOf: isInputObjectType(type) && type.isOneOf },
    ...listParts(type),
  ]);
}

function listParts(type: GraphQLNamedType): Place[] {
  const parent = type.name;
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name, deprecationReason: reason }) => ({ place: `${parent}.${name}`, parent, kind: 'value', reason }));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): Place[] => {
    const place = `${parent}.${field.name}`;
    const args = 'args' in field ? field.args : [];
    return [
      {
        place,
        parent,
        kind: 'field',
        reason: field.deprecationReason,
        ...('args' in field
          ? {}
          : { hasToBeGiven: isRequiredInputField(field), hasDefault: field.defaultValue !== undefined }),
      },
      ...args.map((arg: GraphQLArgument) => ({
        place: `${place}(${arg.name})`,
        parent,
        kind: 'argument' as const,
        reason: arg.deprecationReason,
        hasToBeGiven: isRequiredArgument(arg),
        hasDefault: arg.defaultValue !== undefined,
      })),
    ];
  });
}
