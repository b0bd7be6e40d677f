import { hash } from 'node:crypto';
import { listArticles, loadText } from '../articles/article.read.service.ts';
import { listCaseStudies } from '../case-studies/case-study.read.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { now, recordsAs, textsAs } from '#api/platform/database/sql.ts';
import { anonymous } from '#api/platform/viewer.ts';

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

/** Enough for a feed reader that was offline for some time. */
const FEED_LENGTH = 30;

/** The newest articles with their full text, as anonymous visitors see them, independent of the viewer. */
export async function readFeed(requestContext: Context, category: string | null): Promise<FeedArticle[]> {
  const context = { ...requestContext, viewer: anonymous };
  const { nodes } = await listArticles(context, { first: FEED_LENGTH, filter: { category } }, true);
  return Promise.all(
    nodes.map(async (article) => ({
      ...article,
      html: await loadText(context, article, 'bodyHtml'),
      author: article.authorName,
      category: article.category?.name ?? null,
      publishedAt: article.publishedAt ?? article.updatedAt,
    })),
  );
}

export interface DatedPage {
  path: string;
  /** Null if unknown. */
  updatedAt: Date | null;
}

/** Milliseconds that one request may spend comparing pages. The other pages keep their dates until the next request. */
const COMPARING_MS = 2_000;

interface DatingOptions {
  /** Paths of the site's own pages. */
  pages: readonly string[];
  /**
   * The id of the running build. The text of a page changes only with the build, so each build compares each page once.
   */
  build: string;
  /** The text of a page as anonymous visitors see it. Null if it cannot be rendered now. */
  getMarkdown: (path: string, context: Context) => Promise<string | null>;
}

const readCompared = prepare<{ pages: readonly string[]; build: string }>()((db, value) =>
  db
    .selectFrom('page_text')
    .select('path')
    .where((eb) => eb('path', '=', eb.fn.any(value('pages'))))
    .where('build', '=', value('build')),
);

const readChanges = prepare<{ pages: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('pages'), 'page'))
    .leftJoin('page_text', 'page_text.path', 'page.value')
    .select(['page.value as path', 'page_text.changedAt'])
    .orderBy('page.value'),
);

/** Stores the hashes of pages. A page with an unchanged hash keeps its time of last change. */
const storeTexts = ({ em }: Context, pageHashes: { path: string; hash: string }[], build: string) =>
  getKysely(em)
    .insertInto('page_text')
    .columns(['path', 'hash', 'build'])
    .expression((eb) =>
      eb
        .selectFrom(recordsAs(pageHashes, 'found', { path: 'text', hash: 'text' }))
        .select(['found.path', 'found.hash', eb.val(build).as('build')]),
    )
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        hash: eb.ref('excluded.hash'),
        build: eb.ref('excluded.build'),
        changedAt: eb
          .case()
          .when('page_text.hash', '=', eb.ref('excluded.hash'))
          .then(eb.ref('page_text.changedAt'))
          .else(now())
          .end(),
      })),
    )
    .execute();

/** The time at which the text of each page last changed. Null for a page that was never compared. */
export async function datePages(context: Context, { pages, build, getMarkdown }: DatingOptions): Promise<DatedPage[]> {
  const pageTexts = await readCompared.all(context.em, { pages, build });
  const knownPaths = new Set(pageTexts.map(({ path }) => path));
  const end = performance.now() + COMPARING_MS;
  const pageHashes: { path: string; hash: string }[] = [];
  // Compares one page at a time, because visitors' requests matter more than a site map.
  for (const path of pages.filter((path) => !knownPaths.has(path))) {
    if (performance.now() > end) break;
    const text = await getMarkdown(path, context);
    if (text !== null) pageHashes.push({ path, hash: hash('sha256', text, 'base64url') });
  }
  if (pageHashes.length > 0) await storeTexts(context, pageHashes, build);
  const rows = await readChanges.all(context.em, { pages });
  return rows.map(({ path, changedAt }) => ({ path, updatedAt: changedAt ? changedAt : null }));
}

export interface Address extends DatedPage {
  title: string;
  summary: string;
}

type ListedStudy = { id: string; illustrative: boolean };

const ofArticle = ({ slug, ...facts }: Omit<Address, 'path'> & { slug: string }): Address => ({
  ...facts,
  path: `/resources/${slug}`,
});
const ofStudy = ({ id, illustrative, summary, ...facts }: Omit<Address, 'path'> & ListedStudy): Address => ({
  ...facts,
  summary: illustrative ? `Illustrative deployment. ${summary}` : summary,
  path: `/case-studies/${id}`,
});

/** The newest articles and case studies, for llms.txt. */
export async function readNewest(requestContext: Context): Promise<{ articles: Address[]; studies: Address[] }> {
  const context = { ...requestContext, viewer: anonymous };
  const articles = await listArticles(context, { first: FEED_LENGTH }, true);
  const studies = await listCaseStudies(context, { first: FEED_LENGTH }, true);
  return { articles: articles.nodes.map(ofArticle), studies: studies.nodes.map(ofStudy) };
}

const findNewest = (own: Date | null, listed: readonly DatedPage[]): Date | null =>
  listed.reduce((newest, { updatedAt }) => (updatedAt && (!newest || updatedAt > newest) ? updatedAt : newest), own);

/** The site's own pages with their dates. A page that lists others shows the newest, and changes when one of them does. */
export async function readPages(context: Context, options: DatingOptions): Promise<DatedPage[]> {
  const pages = await datePages(context, options);
  const { articles, studies } = await readNewest(context);
  const listed: Record<string, DatedPage[]> = { '/resources': articles, '/case-studies': studies };
  return pages.map(({ path, updatedAt }) => ({ path, updatedAt: findNewest(updatedAt, listed[path] ?? []) }));
}
