import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { picture as limits, text } from '#graphql/limits.ts';
import { slugify } from '#graphql/slug.ts';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { renderStaleArticles } from '../articles/article.render.service.ts';
import { makeFreeSlug } from '../articles/article.text.service.ts';
import { addFormerPath, toFormerPath } from '../articles/links/article.former-paths.service.ts';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { Category } from '../categories/category.entity.ts';
import { getNextPosition } from '../categories/category.service.ts';
import { getKysely } from '#api/kysely.ts';
import { addPicture } from '../pictures/picture.store.service.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { toExpectedError } from '#api/platform/errors.ts';
import { decodePath, type Post, readPosts } from './content.posts.ts';
import { ErrorList } from './content.read.ts';
import { ImportedPost } from './imported-post.entity.ts';

/** The result for a folder of posts. If there are errors, nothing was written. */
export interface PostReport {
  created: number;
  /** Posts that an earlier import added. */
  known: number;
  /** One sentence for each part of a post that an article cannot have. */
  notes: string[];
  errors: string[];
}

interface Options {
  env: Env;
  /** Publishes posts with their dates. Otherwise all of them become drafts for a review. */
  keepPublished: boolean;
}

/** Imports a folder of Markdown posts as articles, in one transaction. A repeated import adds only what is new. */
export async function importPosts(em: SqlEntityManager, folder: string, options: Options): Promise<PostReport> {
  const errors = new ErrorList();
  const posts = await readPosts(folder, errors);
  if (posts.length === 0) errors.add(folder, 'holds neither an export of this site nor Markdown posts');
  const report: PostReport = { created: 0, known: 0, notes: [], errors: errors.sentences };
  if (errors.sentences.length > 0) return report;
  const known = await findImported(em, posts);
  const added = posts.filter(({ place }) => !known.has(toSource(place)));
  report.known = posts.length - added.length;
  const arrivals: Arrival[] = [];
  // Pictures are added before the transaction, because each takes seconds and an open transaction blocks others.
  for (const post of added) arrivals.push(await placePictures({ em, env: options.env }, post));
  await em.transactional(async (inside) => {
    for (const arrival of arrivals) {
      await bring(inside, arrival, options);
      report.notes.push(...arrival.notes.map((note) => `${arrival.post.place}: ${note}`));
    }
    await renderStaleArticles(inside);
    report.created = arrivals.length;
    await record(bySystem, inside, { kind: 'content.imported', details: { created: report.created } });
  });
  return report;
}

const toSource = (place: string): string => `markdown ${place}`.slice(0, 1_000);

async function findImported(em: SqlEntityManager, posts: readonly Post[]): Promise<Set<string>> {
  const rows = await getKysely(em)
    .selectFrom('imported_post')
    .select('source')
    .where('source', '=', anyOf(posts.map(({ place }) => toSource(place))))
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** A post whose pictures are in the library. */
interface Arrival {
  post: Post;
  body: string;
  cover: string | null;
  notes: string[];
}

async function placePictures(site: { em: SqlEntityManager; env: Env }, post: Post): Promise<Arrival> {
  const notes: string[] = [];
  let { body } = post;
  for (const [url, { file, alt }] of post.pictures) {
    const address = await storePicture(site, file, alt, notes);
    if (address) body = body.replaceAll(`](${url}`, `](${address}`).replaceAll(`](<${url}>`, `](${address}`);
  }
  const cover = post.cover && (await storePicture(site, post.cover, '', notes));
  return { post, body, cover, notes };
}

/** The URL of the picture on this site. Null, with a note, if it cannot be one. */
async function storePicture(
  site: { em: SqlEntityManager; env: Env },
  file: string,
  alt: string,
  notes: string[],
): Promise<string | null> {
  const name = path.basename(file);
  const skip = (reason: string) => {
    notes.push(`picture not imported: ${name}: ${reason}`);
    return null;
  };
  const stats = await lstat(file).catch(() => null);
  if (!stats?.isFile()) return skip('the folder does not hold it');
  const bytes = stats.size;
  if (bytes > limits.bytes) return skip(`it is larger than ${limits.bytes / 1_000_000} MB`);
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const words = alt || path.parse(name).name.replace(/[-_]+/g, ' ').trim() || 'Picture';
  const upload = { file, name: name.slice(-text.pictureName), alt: words.slice(0, text.pictureAlt), sha256, bytes };
  try {
    const { picture, isKnown } = await addPicture({ ...site, actor: bySystem, owner: null }, upload);
    if (!alt && !isKnown) notes.push(`picture without a description; add one that says what it shows: ${name}`);
    return picture.address;
  } catch (error) {
    const expected = toExpectedError(error);
    if (expected?.code !== 'BAD_USER_INPUT') throw error;
    return skip(expected.message);
  }
}

async function bring(em: SqlEntityManager, arrival: Arrival, { env, keepPublished }: Options): Promise<void> {
  const { post, body, cover, notes } = arrival;
  const { front } = post;
  const title = oneLine(front.title ?? '');
  const article = new Article();
  article.slug = await findFreeSlug(em, post);
  article.title = cut(title, text.title) || 'Untitled';
  if (article.title !== title) notes.push(title ? `its title was cut: ${title}` : 'had no title');
  article.summary = cut(oneLine(front.excerpt ?? ''), text.summary);
  article.authorName = cut(oneLine(front.author ?? ''), text.personName) || env.SITE_NAME;
  article.body = body;
  if (!body) notes.push('has no text');
  for (const name of post.elements) notes.push(`<${name}> stands in the text and is not shown`);
  article.category = await findCategory(em, post, notes);
  article.cover = cover;
  const { date } = front;
  if (date) article.createdAt = article.updatedAt = date;
  const isPublished = !front.draft && (front.status ?? 'publish') === 'publish' && date && date <= new Date();
  if (keepPublished && isPublished) {
    article.status = ArticleStatus.PUBLISHED;
    article.publishedAt = date;
  }
  em.persist(article);
  em.create(ImportedPost, { source: toSource(post.place), articleId: article.id });
  await em.flush();
  const former = toFormerPath(`/${post.place.replace(/^(?:posts?|pages?)\//, '')}`);
  if (former && !(await addFormerPath(em, former, article.id)))
    notes.push(`its old path ${former} already leads to another article`);
}

function findFreeSlug(em: SqlEntityManager, { slug, front }: Post): Promise<string> {
  const base = slugify(decodePath(slug) || front.title || '').slice(0, text.slug - 4);
  return makeFreeSlug(em, base.replace(/-$/, '') || 'article');
}

/** Its first category, or else the category of this site with the name of one of its tags. Articles have one. */
async function findCategory(em: SqlEntityManager, { front }: Post, notes: string[]): Promise<Category | null> {
  const [first, ...others] = (front.categories ?? []).map(oneLine).filter(Boolean);
  const tags = (front.tags ?? []).map(oneLine).filter(Boolean);
  if (others.length > 0) notes.push(`further categories left out: ${others.join(', ')}`);
  let category = first ? await categoryNamed(em, first) : null;
  for (const tag of tags) category ??= await findNamed(em, tag);
  const lost = tags.filter((tag) => slugify(tag) !== category?.slug);
  if (lost.length > 0) notes.push(`tags left out: ${lost.join(', ')}`);
  return category;
}

const findNamed = (em: SqlEntityManager, name: string) =>
  em.findOne(Category, { $or: [{ slug: slugify(name) }, { name }] });

/** The tool writes the slugs of categories, such as `tides-and-moon`. */
async function categoryNamed(em: SqlEntityManager, label: string): Promise<Category> {
  const category = await findNamed(em, label);
  if (category) return category;
  const words = cut(decodePath(label).replaceAll('-', ' '), text.categoryName);
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return em.create(Category, { name, slug: slugify(name), description: '', position: await getNextPosition(em) });
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const cut = (words: string, limit: number) =>
  words.length <= limit ? words : `${words.slice(0, limit - 1).trimEnd()}…`;
