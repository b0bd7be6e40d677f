import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { type TokenScope, tokenScopes } from '#graphql/token-scopes.ts';

/** What a token needs: a scope, ANY if each token will do, or null if none will. */
export type Requirement = TokenScope | 'ANY' | null;

interface Declaration {
  extensions: Readonly<Record<string, unknown>>;
}
const getDeclared = ({ extensions }: Declaration) => extensions['scope'] as Requirement | undefined;

/** Types that hold the answer of an operation or the items of a list. Those who may call the operation may read them. */
const HOLDER = /(?:Connection|Edge|Payload)$/;

/** Services have no schema, and ask for types, too. */
const scopesByType = new Map<string, Requirement>();

/** The types of a schema that hold values of their own, in the order of the alphabet. */
export const listTypeScopes = (schema: GraphQLSchema) =>
  [...scopesByType].filter(([name]) => schema.getType(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What a token needs to read the fields of a type, wherever it is nested. */
export const getTypeScope = (typeName: string): Requirement =>
  HOLDER.test(typeName) || typeName.startsWith('__') ? 'ANY' : (scopesByType.get(typeName) ?? null);

/** What a token needs for a field of a type. The fields of Query and Mutation declare it with `@Access`. */
export function getFieldScope(schema: GraphQLSchema, typeName: string, fieldName: string): Requirement {
  if (fieldName.startsWith('__')) return 'ANY';
  const root = [schema.getQueryType(), schema.getMutationType()].find((type) => type?.name === typeName);
  const field = root?.getFields()[fieldName];
  return root ? ((field && getDeclared(field)) ?? null) : getTypeScope(typeName);
}

/**
 * Finds the scope with which a token reads each type. A type declares it with `@Extensions({ scope })`, or has that of
 * the operations that return it; a value without an id that only other types hold has theirs. Where these differ, and for
 * an object with an id that tokens would read only because another type holds it, the type must declare it. Otherwise
 * the server does not start.
 */
export function assignScopes(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !HOLDER.test(name) && !name.startsWith('__'));
  const objects = types.filter(isObjectType).filter((type) => !roots.includes(type));
  const operations = roots.flatMap((root) => Object.values(root.getFields()));
  const returning = groupByHeld(operations.map((field) => [field, listHeld(field.type)]));
  const holding = groupByHeld(
    objects.map((type) => [type, Object.values(type.getFields()).flatMap((field) => listHeld(field.type))]),
  );
  const undeclared = new Set<string>();

  const find = (type: GraphQLObjectType, path: GraphQLObjectType[] = []): Requirement => {
    const declared = getDeclared(type);
    if (declared !== undefined) return declared;
    const outer = [...path, type];
    const returned = returning.get(type)?.map((field) => toReadScope(getDeclared(field) ?? null));
    const held = holding.get(type)?.filter((holder) => !outer.includes(holder));
    const scopes = returned ?? held?.map((holder) => find(holder, outer)) ?? [];
    const [scope = null] = scopes;
    const isObjectOfAnother = !returned && scope !== null && 'id' in type.getFields();
    if (isObjectOfAnother || scopes.some((other) => other !== scope)) undeclared.add(type.name);
    return scope;
  };

  const found = [
    ...objects.map((type) => [type.name, find(type)] as const),
    ...types.filter(isInterfaceType).map((type) => [type.name, getDeclared(type) ?? null] as const),
  ];
  if (undeclared.size > 0)
    throw new Error(`No scope declared for ${[...undeclared].join(', ')}. Add @Extensions({ scope }) to each type.`);
  const unknown = [...found.map(([, scope]) => scope), ...operations.map(getDeclared)].filter(
    (scope) => scope && scope !== 'ANY' && !Object.hasOwn(tokenScopes, scope),
  );
  if (unknown.length > 0) throw new Error(`Not scopes of tokens: ${unknown.join(', ')}.`);
  for (const [name, scope] of found) scopesByType.set(name, scope);
}

/** An operation that writes in an area returns what the scope to read there reads. */
const toReadScope = (scope: Requirement): Requirement => scope && (scope.replace(/_WRITE$/, '_READ') as TokenScope);

/** The object types that a field returns, also in lists, pages and payloads. */
function listHeld(output: GraphQLOutputType, path: readonly string[] = []): GraphQLObjectType[] {
  const type = getNamedType(output);
  if (!isObjectType(type) || path.includes(type.name)) return [];
  if (!HOLDER.test(type.name)) return [type];
  return Object.values(type.getFields()).flatMap((field) => listHeld(field.type, [...path, type.name]));
}

function groupByHeld<Holder>(pairs: [Holder, GraphQLObjectType[]][]): Map<GraphQLObjectType, Holder[]> {
  const holders = new Map<GraphQLObjectType, Holder[]>();
  for (const [holder, held] of pairs)
    for (const type of held) holders.set(type, [...(holders.get(type) ?? []), holder]);
  return holders;
}
