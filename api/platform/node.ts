import { Field, ID, InterfaceType } from 'type-graphql';

/** Type names by id prefix. Each entity registers its own, so `node(id)` and unions can tell plain rows apart. */
const typeNames = new Map<string, string>();

export const registerNode = (prefix: string, typeName: string): void => void typeNames.set(prefix, typeName);

export const getIdPrefix = (id: string): string => id.slice(0, id.indexOf('_'));

@InterfaceType({
  description: 'An object that the query node finds by its id.',
  resolveType: (value: { id: string }) => typeNames.get(getIdPrefix(value.id)),
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;
}
