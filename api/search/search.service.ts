import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, toConnection } from '../platform/pagination.ts';
import { RANKED_AT_MOST } from './search.articles.ts';
import { correct } from './search.correct.service.ts';
import type { SearchFacet, SearchHit, SearchPart } from './search.entity.ts';
import type { SearchArgs } from './search.input.ts';
import { splitParts, toPlainText } from './search.mark.ts';
import { findWords } from './search.query.ts';

export interface SearchResult extends Connection<SearchHit> {
  total: number;
  hasMore: boolean;
  corrected: string | null;
  categories: SearchFacet[];
}

/**
 * Searches what the viewer may read, best hits first. An empty query has no hits. If nothing matches, searches again
 * with corrected words.
 */
export async function search(context: Context, args: SearchArgs): Promise<SearchResult> {
  const searchText = args.filter.query.trim();
  const exact = await find(context, searchText, args);
  // The categories count hits without the category filter, so an empty list means no hits in any category.
  const corrected = exact.total === 0 && exact.categories.length === 0 ? await correct(context, searchText) : null;
  const found = corrected ? await find(context, corrected, args) : exact;
  const helped = found.total > 0 || found.categories.length > 0;
  const { nodes, edges, pageInfo } = toConnection(found.hits, args, (row) => [row.rank, row.id]);
  return {
    nodes: nodes.map(toHit),
    edges: edges.map(({ cursor, node }) => ({ cursor, node: toHit(node) })),
    pageInfo,
    total: found.total,
    hasMore: found.articles === RANKED_AT_MOST,
    corrected: helped ? corrected : null,
    categories: found.categories,
  };
}

const find = ({ em, viewer }: Context, words: string, args: SearchArgs) =>
  findWords(em.getKysely<Database>(), viewer, words, args);
type Marked = Awaited<ReturnType<typeof find>>['hits'][number];

function toHit({ id, kind, title, path, markedTitle, markedExcerpt }: Marked): SearchHit {
  const excerptParts: SearchPart[] = splitParts(markedExcerpt);
  return {
    id,
    kind,
    title,
    path,
    titleParts: splitParts(markedTitle),
    excerptParts,
    excerpt: toPlainText(excerptParts),
  };
}
