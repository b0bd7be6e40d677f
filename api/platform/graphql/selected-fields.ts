import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the fields that an operation requests of the object that a resolver returns, also under conditions. */
export function listSelectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
      else add(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) add(selectionSet);
  return names;
}
