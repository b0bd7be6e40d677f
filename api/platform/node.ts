import { Extensions, Field, ID, InterfaceType } from 'type-graphql';
import { randomUUID } from 'node:crypto';

/**
 * Type names by id prefix. The entity of each noun registers its own, so that `node(id)` and unions can tell plain rows
 * apart.
 */
const typeNames = new Map<string, string>();

const registerNode = (prefix: string, typeName: string): void => void typeNames.set(prefix, typeName);

export const getIdPrefix = (id: string): string => id.slice(0, id.indexOf('_'));

/** The name of the type that an id belongs to, by its prefix; empty if no type has the prefix. */
export const getNodeTypeName = (id: string): string => typeNames.get(getIdPrefix(id)) ?? '';

@Extensions({ scope: 'ANY' })
@InterfaceType({
  description: 'An object that the query node finds by its id.',
  resolveType: ({ id }: { id: string }) => getNodeTypeName(id),
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;
}

/**
 * Makes the ids of a noun: opaque, `art_` and 32 random hexadecimal digits. The prefix tells `node(id)` the table. A
 * malformed id is not found and never causes a cast error in SQL.
 */
export function makeIdFactory(prefix: string, typeName: string): () => string {
  registerNode(prefix, typeName);
  return () => `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
