import type { z } from 'zod';
import type { ArticleRow } from '../articles/article.query.ts';
import { listArticles, loadText } from '../articles/article.read.service.ts';
import type { Context } from '../platform/context.ts';
import { listAccess } from '../reading/access-log.service.ts';
import type { BulkOperationType } from './bulk-operation.type.ts';
import { storedFilters } from './bulk-operation.input.ts';

export interface Page {
  /** JSON, one object a line. */
  lines: string[];
  /** The cursor after the page. Null at the end. */
  next: string | null;
}

const ARTICLES = 25;
const ENTRIES = 500;

type Filter<Type extends BulkOperationType> = z.infer<(typeof storedFilters)[Type]>;

const readArticles = async (context: Context, filter: Filter<'ARTICLES'>, after: string | null): Promise<Page> => {
  const { nodes, pageInfo } = await listArticles(context, { first: ARTICLES, after, filter });
  const lines = await Promise.all(nodes.map((article) => toLine(context, article)));
  return { lines, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
};

/** The fields of the type Article under their names in the API. */
async function toLine(context: Context, article: ArticleRow): Promise<string> {
  const [body, bodyHtml] = await Promise.all([
    loadText(context, article, 'body'),
    loadText(context, article, 'bodyHtml'),
  ]);
  const { id, slug, title, summary, status, version, publishedAt, updatedAt, readingMinutes, cover } = article;
  const category = article.category && { name: article.category.name, slug: article.category.slug };
  const author = { name: article.authorName };
  const text = { title, summary, body, bodyHtml, readingMinutes, cover, category, author };
  return JSON.stringify({ id, slug, status, version, publishedAt, updatedAt, ...text });
}

const readAccessLog = async (context: Context, filter: Filter<'ACCESS_LOG'>, after: string | null): Promise<Page> => {
  const { nodes, pageInfo } = await listAccess(context, { first: ENTRIES, after, filter });
  return {
    lines: nodes.map((entry) => JSON.stringify(entry)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
};

interface Source {
  type: BulkOperationType;
  /** JSON. */
  filter: string;
}

/** The next page of an export, as its owner can read it now. */
export function readLines(context: Context, { type, filter }: Source, after: string | null): Promise<Page> {
  const filterValues: unknown = JSON.parse(filter);
  return type === 'ARTICLES'
    ? readArticles(context, storedFilters.ARTICLES.parse(filterValues), after)
    : readAccessLog(context, storedFilters.ACCESS_LOG.parse(filterValues), after);
}
