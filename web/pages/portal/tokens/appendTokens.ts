import type { OwnTokensQuery } from '../../../../graphql/generated/portal.ts';

/** Adds a page to the list of a viewer’s tokens. */
export function appendTokens(before: OwnTokensQuery, { fetchMoreResult }: { fetchMoreResult: OwnTokensQuery }) {
  const [old, next] = [before.viewer, fetchMoreResult.viewer];
  if (!old || !next) return before;
  const edges = [...old.tokens.edges, ...next.tokens.edges];
  return { ...before, viewer: { ...old, tokens: { ...next.tokens, edges } } };
}
