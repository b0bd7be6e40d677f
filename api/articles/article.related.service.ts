import type { Context } from '../platform/context.ts';
import type { ArticleColumns } from './article.query.ts';
import { type ArticleRow, toRow } from './article.read.service.ts';
import { readNewestByFirst, readNewestOfCategoryByFirst } from './article.related.query.ts';

/**
 * The related articles of each article: first those of the same category, then the newest. One statement serves the
 * whole list, with one short index scan for each category and one for the newest. It reads twice as many of the newest,
 * so that enough remain after those of the same category are removed.
 */
export async function readRelatedArticles(
  { em }: Context,
  requests: readonly { article: ArticleRow; first: number }[],
): Promise<ArticleRow[][]> {
  const candidates = (await readNewestByCategory(em, requests)).map(toRow).toSorted(byAge);
  return requests.map(({ article, first }) => {
    const others = candidates.filter(({ id }) => id !== article.id);
    const isSame = ({ category }: ArticleRow) => category?.id === article.category?.id;
    return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, first);
  });
}

/** The newest articles of each category and the newest of all, each once. */
async function readNewestByCategory(
  em: Context['em'],
  requests: readonly { article: ArticleRow; first: number }[],
): Promise<ArticleColumns[]> {
  const most = Math.max(...requests.map(({ first }) => first));
  const [only, ...others] = new Set(requests.flatMap(({ article }) => article.category?.id ?? []));
  if (only !== undefined && others.length === 0) {
    const rows = (await readNewestOfCategoryByFirst[most]?.all(em, { categoryId: only })) ?? [];
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }
  const ids = only === undefined ? [] : [only, ...others];
  return (await readNewestByFirst[most]?.all(em, { categories: JSON.stringify(ids.map((id) => ({ id }))) })) ?? [];
}

/** Newest first. Articles of the same instant keep the order of the statement. */
const byAge = (a: ArticleRow, b: ArticleRow): number => Number(b.publishedAt) - Number(a.publishedAt);
