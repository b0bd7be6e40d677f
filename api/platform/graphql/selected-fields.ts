import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the fields that an operation requests of the object that a resolver returns, also under conditions. */
export const listSelectedFields = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  toNames(listSelections(info, info.fieldNodes));

/** The names of the fields that an operation requests of the items of the connection that a resolver returns. */
export function listSelectedItemFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const fields = listSelections(info, info.fieldNodes);
  const nodes = fields.filter(({ name }) => name.value === 'nodes');
  const edges = fields.filter(({ name }) => name.value === 'edges');
  const nodesOfEdges = listSelections(info, edges).filter(({ name }) => name.value === 'node');
  return toNames(listSelections(info, [...nodes, ...nodesOfEdges]));
}

const toNames = (fields: readonly FieldNode[]): ReadonlySet<string> => new Set(fields.map(({ name }) => name.value));

function listSelections({ fragments }: GraphQLResolveInfo, parents: readonly FieldNode[]): FieldNode[] {
  const ofSet = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
      return ofSet(fragments[selection.name.value]?.selectionSet);
    });
  return parents.flatMap(({ selectionSet }) => ofSet(selectionSet));
}
