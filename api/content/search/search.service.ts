import { createHash } from 'node:crypto';
import type { ArticleRow } from '../articles/article.query.ts';
import { readArticles } from '../articles/article.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, toConnection } from '#api/platform/pagination.ts';
import { MAX_RANKED } from './search.articles.ts';
import { correct, listCorrections } from './search.correct.service.ts';
import { type SearchFacet, type SearchHit, SearchHitKind, type SearchPart } from './search.type.ts';
import type { SearchArgs } from './search.input.ts';
import { splitParts, toPlainText } from './search.mark.query.ts';
import { findWords } from './search.query.ts';

export interface SearchResult extends Connection<SearchHit> {
  totalCount: number;
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
  const corrected = hasHits(exact) ? null : await findCorrected(context, searchText, args);
  const result = corrected?.result ?? exact;
  const { nodes, edges, pageInfo } = toConnection(result.hits, args, (row) => [row.rank, row.id]);
  return {
    nodes: nodes.map(toHit),
    edges: edges.map(({ cursor, node }) => ({ cursor, node: toHit(node) })),
    pageInfo,
    totalCount: result.totalCount,
    hasMore: result.articles === MAX_RANKED,
    corrected: corrected?.words ?? null,
    categories: result.categories,
  };
}

/** The article of a hit. Null for other kinds of hits. */
export const readHitArticle = async (context: Context, { nodeId, kind }: SearchHit): Promise<ArticleRow | null> =>
  kind === SearchHitKind.ARTICLE ? load(context, readArticles, nodeId) : null;

const find = ({ em, viewer }: Context, words: string, args: SearchArgs) => findWords(em, viewer, words, args);
type WordSearch = Awaited<ReturnType<typeof find>>;
type MarkedHit = WordSearch['hits'][number];

/** The categories count hits without the category filter, so an empty list means no hits in any category. */
const hasHits = ({ totalCount, categories }: WordSearch): boolean => totalCount > 0 || categories.length > 0;

/** The corrected words with their hits. Null if no correction has hits. */
async function findCorrected(
  context: Context,
  searchText: string,
  args: SearchArgs,
): Promise<{ words: string; result: WordSearch } | null> {
  const { category, status, kind } = args.filter;
  // With a filter, a word without hits can still occur in a text that the filter excludes.
  const corrections = category || status || kind ? null : await listCorrections(context, searchText);
  for (const words of corrections ?? [await correct(context, searchText)]) {
    const result = words === null ? null : await find(context, words, args);
    if (words !== null && result && hasHits(result)) return { words, result };
  }
  return null;
}

function toHit({ id, kind, title, path, markedTitle, markedExcerpt }: MarkedHit): SearchHit {
  const excerptParts: SearchPart[] = splitParts(markedExcerpt);
  // Title and excerpt depend on the query, so caches must not keep two hits of one article as one object.
  const digest = createHash('sha256')
    .update(JSON.stringify([id, markedTitle, markedExcerpt]))
    .digest('hex');
  return {
    id: `hit_${digest.slice(0, 32)}`,
    nodeId: id,
    kind,
    title,
    path,
    titleParts: splitParts(markedTitle),
    excerptParts,
    excerpt: toPlainText(excerptParts),
  };
}
