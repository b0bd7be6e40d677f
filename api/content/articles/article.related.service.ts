import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import type { ArticleRow } from './article.query.ts';
import { readNewestOfEach } from './article.related.query.ts';

/**
 * The related articles of each article: first those of the same category, then the newest. One statement serves the
 * whole list.
 */
export async function readRelatedArticles(
  { em }: Context,
  requests: readonly { article: ArticleRow; first: number }[],
): Promise<ArticleRow[][]> {
  const most = Math.max(...requests.map(({ first }) => first));
  const categories = new Set(requests.flatMap(({ article }) => article.category?.id ?? []));
  const rows = await readNewestOfEach(getKysely(em), [...categories], most);
  return requests.map(({ article, first }) => {
    const others = rows.filter(({ id }) => id !== article.id);
    const isSame = ({ category }: ArticleRow) => category?.id === article.category?.id;
    return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, first);
  });
}
