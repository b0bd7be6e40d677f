import { listCategories } from '../categories/category.service.ts';
import { listArticles, loadText } from '../articles/article.reading.service.ts';
import type { Context } from '../platform/context.ts';
import { anonymous } from '../platform/viewer.ts';

export interface FeedArticle {
  id: string;
  slug: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

/** As many as a reader's program that was off for a while may have missed. */
const FEED_LENGTH = 30;
const PAGE = 100;

/** The newest articles with their whole text, as anybody may read them, whoever asks. */
export async function readFeed(asked: Context, category: string | null): Promise<FeedArticle[]> {
  const context = { ...asked, viewer: anonymous };
  const { nodes } = await listArticles(context, { first: FEED_LENGTH, filter: { category } });
  return Promise.all(
    nodes.map(async (article) => ({
      ...article,
      html: (await loadText(context, article)).bodyHtml,
      author: article.authorName,
      category: article.category?.name ?? null,
      publishedAt: article.publishedAt ?? article.updatedAt,
    })),
  );
}

/** The category of this slug, or null where there is none. */
export const findCategory = async (context: Context, slug: string) =>
  (await listCategories(context)).find((category) => category.slug === slug) ?? null;

/** Every public article's address and when it last changed, page by page. */
export async function readAddresses(asked: Context): Promise<{ slug: string; title: string; updatedAt: Date }[]> {
  const context = { ...asked, viewer: anonymous };
  const all: { slug: string; title: string; updatedAt: Date }[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listArticles>> = await listArticles(context, { first: PAGE, after });
    all.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return all;
}
