import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { text } from '../../graphql/limits.ts';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { addFormerPath, toFormerPath } from '../articles/links/article.former-paths.service.ts';
import { renderStaleArticles } from '../articles/article.render.service.ts';
import { makeFreeSlug } from '../articles/article.text.service.ts';
import { bySystem, record } from '../audit/audit.service.ts';
import { getNextPosition } from '../categories/category.service.ts';
import { Category } from '../categories/category.entity.ts';
import { slugify } from '../../graphql/slug.ts';
import { getKysely } from '../kysely.ts';
import type { Env } from '../platform/env.ts';
import { anyOf } from '../platform/database/sql.ts';
import { ImportedPictures } from './content.import-foreign-picture.service.ts';
import type { PictureFolder } from './content.foreign-pictures.ts';
import { readPictures, type Targets, toArticleText } from './content.foreign-text.ts';
import type { ForeignContent, ForeignPost } from './content.foreign.ts';

/** The result of importing a file of another system. */
export interface ForeignReport {
  created: number;
  /** Posts that an earlier import added. */
  known: number;
  /** Pictures that were new. */
  pictures: number;
  /** One sentence for each item that could not be read or imported. */
  notes: string[];
}

interface Options {
  env: Env;
  /** Keeps published posts published. Otherwise all of them become drafts for a review. */
  keepPublished: boolean;
  /** The folder with the pictures of the old site. Null if there is none. */
  pictures: PictureFolder | null;
}

/** A post that becomes an article. */
interface Arrival {
  post: ForeignPost;
  slug: string;
  notes: string[];
}

/**
 * Imports posts of another system as articles, all in one transaction, after their pictures. A repeated import adds
 * only what is new.
 */
export async function importForeign(
  em: SqlEntityManager,
  { posts, skippedItems }: ForeignContent,
  { env, keepPublished, pictures: folder }: Options,
): Promise<ForeignReport> {
  const report: ForeignReport = { created: 0, known: 0, pictures: 0, notes: [] };
  const pictures = new ImportedPictures({ em, env }, folder);
  const { arrivals, findArticle } = await placePosts(em, posts, report);
  // Pictures are added before the transaction, because each takes seconds and an open transaction blocks others. A
  // picture whose article fails to import stays for the next import.
  for (const { post, notes } of arrivals) {
    for (const picture of [...(post.cover ? [post.cover] : []), ...readPictures(post.html)])
      await pictures.add(picture, notes);
  }
  const targets: Targets = {
    findLink: (url) => findArticle(url) ?? pictures.findFile(url),
    findPicture: (url) => pictures.find(url),
  };
  await em.transactional(async (inside) => {
    for (const arrival of arrivals) await bring(inside, arrival, { targets, env, keepPublished, report });
    // All new articles are rendered together, because they can link to each other.
    await renderStaleArticles(inside);
    await record(bySystem, inside, { kind: 'content.imported', details: { created: report.created } });
  });
  report.pictures = pictures.added;
  report.notes.push(...skippedItems.map((what) => `not imported (not an article): ${what}`));
  return report;
}

/** Finds a free slug for each new post, and the new targets of links to all posts of the file. */
async function placePosts(em: SqlEntityManager, posts: ForeignPost[], report: ForeignReport) {
  const arrivals: Arrival[] = [];
  const slugs = new Map<string, string>();
  const usedSlugs = new Set<string>();
  const slugsBySource = await findImported(em, posts);
  for (const post of posts) {
    const source = toSource(post);
    const before = slugsBySource.get(source);
    if (before === undefined) {
      const slug = await findFreeSlug(em, post, usedSlugs);
      usedSlugs.add(slug);
      slugsBySource.set(source, slug);
      arrivals.push({ post, slug, notes: [...post.notes] });
    } else if (usedSlugs.has(before))
      report.notes.push(`${makeTitle(post)}: is in the file twice and was imported once`);
    else report.known += 1;
    for (const url of [...post.urls, ...post.paths]) slugs.set(toPlainUrl(url), slugsBySource.get(source)!);
  }
  const findArticle = (url: string): string | null => {
    const slug = toPlainUrl(url) && slugs.get(toPlainUrl(url));
    return slug ? `/resources/${slug}${/#.*$/.exec(url)?.[0] ?? ''}` : null;
  };
  return { arrivals, findArticle };
}

/** Posts that an earlier import added, with the current slugs of their articles. */
async function findImported(em: SqlEntityManager, posts: ForeignPost[]): Promise<Map<string, string>> {
  const rows = await getKysely(em)
    .selectFrom('imported_post as i')
    .innerJoin('article as a', 'a.id', 'i.articleId')
    .select(['i.source', 'a.slug'])
    .where('i.source', '=', anyOf(posts.map(toSource)))
    .execute();
  return new Map(rows.map(({ source, slug }) => [source, slug]));
}

const toSource = ({ sourceId }: ForeignPost): string => sourceId.replaceAll('\0', '').slice(0, 1_000);

async function findFreeSlug(em: SqlEntityManager, post: ForeignPost, usedSlugs: ReadonlySet<string>): Promise<string> {
  const base =
    slugify(decodePath(post.slug) || post.title)
      .slice(0, text.slug - 4)
      .replace(/-$/, '') || 'article';
  let slug = await makeFreeSlug(em, base);
  for (let number = 2; usedSlugs.has(slug); number += 1) slug = await makeFreeSlug(em, `${base}-${number}`);
  return slug;
}

const toPlainUrl = (url: string) => url.replace(/^https?:/, '').replace(/\/?(#.*)?$/, '');

interface Bringing {
  targets: Targets;
  env: Env;
  keepPublished: boolean;
  report: ForeignReport;
}

async function bring(em: SqlEntityManager, arrival: Arrival, { targets, env, keepPublished, report }: Bringing) {
  const { post, notes } = arrival;
  const article = await toArticle(em, arrival, targets, env.SITE_NAME);
  if (keepPublished && post.status === 'PUBLISHED') {
    article.status = ArticleStatus.PUBLISHED;
    article.publishedAt = post.publishedAt ?? new Date();
  }
  if (article.body.length > text.articleBody) {
    notes.splice(0, notes.length, `is longer than ${text.articleBody} characters and was not imported`);
  } else {
    await em.persist(article).flush();
    const origin = { source: toSource(post), articleId: article.id };
    await getKysely(em).insertInto('imported_post').values(origin).execute();
    await keepPaths(em, arrival, article.id);
    report.created += 1;
  }
  report.notes.push(...notes.map((note) => `${article.title}: ${note}`));
}

/** Redirects the old paths of a post to its article, unless this site has a page at that path. */
async function keepPaths(em: SqlEntityManager, { post, slug, notes }: Arrival, id: string): Promise<void> {
  for (const oldPath of post.paths) {
    const path = toFormerPath(oldPath);
    if (path === null) notes.push(`its old path ${oldPath} cannot be redirected`);
    else if (path !== `/resources/${slug}` && !(await addFormerPath(em, path, id)))
      notes.push(`its old path ${path} already leads to another article`);
  }
}

async function toArticle(
  em: SqlEntityManager,
  { post, slug, notes }: Arrival,
  targets: Targets,
  siteName: string,
): Promise<Article> {
  const article = new Article();
  article.slug = slug;
  article.title = makeTitle(post);
  if (article.title !== oneLine(post.title))
    notes.push(oneLine(post.title) ? `its title was cut: ${oneLine(post.title)}` : 'had no title');
  const summary = oneLine(post.summary);
  article.summary = cut(summary, text.summary);
  if (article.summary !== summary) notes.push(`its summary was cut: ${summary}`);
  article.authorName = cut(oneLine(post.author), text.personName) || siteName;
  article.body = toArticleText(post.html, targets, notes);
  if (!article.body.trim()) notes.push('has no text');
  article.category = await findCategory(em, post, notes);
  article.cover = post.cover && (targets.findPicture(post.cover.url)?.address ?? null);
  if (post.publishedAt) article.createdAt = article.updatedAt = post.publishedAt;
  return article;
}

/** Its category in the old system, or a category of this site with the name of one of its tags. */
async function findCategory(em: SqlEntityManager, { category, tags }: ForeignPost, notes: string[]) {
  const names = tags.map(oneLine).filter(Boolean);
  let match = category ? await categoryNamed(em, oneLine(category)) : null;
  const rest: string[] = [];
  for (const tag of names) {
    const same = match ? null : await em.findOne(Category, { $or: [{ slug: slugify(tag) }, { name: tag }] });
    if (same) match = same;
    else if (tag !== match?.name) rest.push(tag);
  }
  if (rest.length > 0) notes.push(`tags left out: ${rest.join(', ')}`);
  return match;
}

async function categoryNamed(em: SqlEntityManager, label: string): Promise<Category> {
  const name = cut(label, text.categoryName);
  const slug = slugify(name);
  const category = await em.findOne(Category, { $or: [{ slug }, { name }] });
  if (category) return category;
  return em.create(Category, { name, slug, description: '', position: await getNextPosition(em) });
}

const makeTitle = ({ title }: ForeignPost) => cut(oneLine(title), text.title) || 'Untitled';
const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const cut = (words: string, limit: number) =>
  words.length <= limit ? words : `${words.slice(0, limit - 1).trimEnd()}…`;

/** WordPress stores slugs of non-Latin letters percent-encoded. */
function decodePath(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
