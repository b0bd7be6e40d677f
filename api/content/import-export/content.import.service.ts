import { stat } from 'node:fs/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Article } from '../articles/article.entity.ts';
import { ArticleFormerPath, ArticleFormerSlug } from '../articles/links/article-link.entity.ts';
import { refreshLinksTo } from '../articles/links/article.link.service.ts';
import { renderStaleArticles } from '../articles/article.render.service.ts';
import { keepFormer, nextVersion } from '../articles/drafts/article.versions.service.ts';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { CaseStudy } from '../case-studies/case-study.entity.ts';
import { renderStoredBody } from '../case-studies/case-study.service.ts';
import { Category } from '../categories/category.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { fail } from '#api/platform/errors.ts';
import { Picture } from '../pictures/picture.entity.ts';
import { SeedRun, ImportedPost } from './imported-post.entity.ts';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import type { ArticleFront, CaseStudyFront, CategoryFile } from './content.files.ts';
import { assign, created, findChanges, putFiles, putPicture } from './content.import-picture.service.ts';
import { putDraft } from './content.import-draft.service.ts';
import {
  ErrorList,
  readArticles,
  readCaseStudies,
  readCategories,
  readDrafts,
  readPictures,
  type ParsedFile,
} from './content.read.ts';

/** The result for the files. If there are errors, nothing was written. */
export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  errors: string[];
}

interface Options {
  /** Replaces the content of the site with the content of the folder. */
  replace?: boolean;
}

const BATCH = 100;

/** Imports an exported folder by its ids in one transaction: all of it, or nothing if any file has an error. */
export async function importContent(
  em: SqlEntityManager,
  storage: Storage,
  folder: string,
  { replace = false }: Options = {},
): Promise<ImportReport> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) fail('BAD_USER_INPUT', `${folder} is not a folder.`);
  const errors = new ErrorList();
  const [categories, pictures] = [await readCategories(folder, errors), await readPictures(folder, errors)];
  await check(em, folder, { categories, replace, errors });
  const report = { created: 0, changed: 0, unchanged: 0, removed: 0, errors: errors.sentences };
  if (errors.sentences.length > 0) return report;
  // Files are stored first: a file without a row is deleted later, but a row without its files would show nothing.
  for (const picture of pictures) await putFiles(storage, folder, picture);
  await em.transactional(async (inside) => {
    if (replace) report.removed = await removeAll(inside);
    await write(inside, pictures.map(toRow), putPicture, report);
    await write(inside, categories.map(toRow), putCategory, report);
    const articles: ArticleFront[] = [];
    await write(inside, readArticles(folder, errors), putArticle, report, ({ front }) => void articles.push(front));
    for (const front of articles) await putOrigins(inside, front);
    await write(inside, readDrafts(folder, errors), putDraft, report);
    // Articles are rendered when all of them exist, because they can link to later files of the folder.
    await renderStaleArticles(inside);
    await refreshLinksTo(inside, articles);
    await write(inside, readCaseStudies(folder, errors), putCaseStudy, report);
    // Marks the samples as seeded, so that the next start does not add them to the imported content.
    await inside.upsertMany(SeedRun, [{ name: 'articles' }, { name: 'case-studies' }], { onConflictAction: 'ignore' });
    const { created, changed, removed } = report;
    await record(bySystem, inside, { kind: 'content.imported', details: { created, changed, removed } });
  });
  return report;
}

/** Reads everything before anything is written, so that all errors are reported at once. */
async function check(
  em: SqlEntityManager,
  folder: string,
  { categories, replace, errors }: { categories: CategoryFile; replace: boolean; errors: ErrorList },
): Promise<void> {
  const [filedIds, addresses] = replace
    ? [new Map<string, string>(), new Map<string, string>()]
    : [await readCategorySlugs(em), await readArticleSlugs(em)];
  for (const { id, slug } of categories) claim(filedIds, slug, id, 'categories.yaml', errors);
  const ids = new Set<string>();
  for await (const { file, front } of readArticles(folder, errors)) {
    for (const slug of [front.slug, ...front.formerSlugs]) claim(addresses, slug, front.id, file, errors);
    if (front.category && !filedIds.has(front.category)) errors.add(file, `there is no category ${front.category}`);
    if (ids.has(front.id)) errors.add(file, `another file has the id ${front.id}`);
    ids.add(front.id);
  }
  for await (const { file, front } of readDrafts(folder, errors)) {
    if (!ids.has(front.id)) errors.add(file, `there is no article ${front.id} that it waits over`);
    if (front.category && !filedIds.has(front.category)) errors.add(file, `there is no category ${front.category}`);
    claim(addresses, front.slug, front.id, file, errors);
  }
  for await (const { file, front } of readCaseStudies(folder, errors)) {
    if (ids.has(front.id)) errors.add(file, `another file has the id ${front.id}`);
    ids.add(front.id);
  }
}

const toIdBySlug = (rows: { slug: string; id: string }[]) => new Map(rows.map(({ slug, id }) => [slug, id]));

const readCategorySlugs = async (em: SqlEntityManager) =>
  toIdBySlug(await getKysely(em).selectFrom('category').select(['slug', 'id']).execute());

/** Returns the current and former slugs of all articles that are not in the trash. */
async function readArticleSlugs(em: SqlEntityManager) {
  const db = getKysely(em);
  const former = db.selectFrom('article_former_slug').select(['slug', 'articleId as id']);
  const current = db.selectFrom('article').select(['slug', 'id']).where('deletedAt', 'is', null);
  return toIdBySlug(await current.unionAll(former).execute());
}

function claim(owners: Map<string, string>, slug: string, id: string, file: string, errors: ErrorList): void {
  const owner = owners.get(slug);
  if (owner && owner !== id)
    errors.add(file, `${slug} belongs to ${owner} already; --replace would clear the site first`);
  owners.set(slug, id);
}

async function removeAll(em: SqlEntityManager): Promise<number> {
  const [articles, studies] = [await em.nativeDelete(Article, {}), await em.nativeDelete(CaseStudy, {})];
  await em.nativeDelete(Picture, {});
  return articles + studies + (await em.nativeDelete(Category, {}));
}

const toRow = <Front>(front: Front): ParsedFile<Front> => ({ file: '', front, body: '' });

/** Stores each text with `put`, which returns the result. */
async function write<Front>(
  em: SqlEntityManager,
  texts: Iterable<ParsedFile<Front>> | AsyncIterable<ParsedFile<Front>>,
  put: (em: SqlEntityManager, text: ParsedFile<Front>) => Promise<'created' | 'changed' | 'unchanged'>,
  report: ImportReport,
  then: (text: ParsedFile<Front>) => void = () => undefined,
): Promise<void> {
  let waiting = 0;
  for await (const text of texts) {
    report[await put(em, text)] += 1;
    then(text);
    waiting += 1;
    if (waiting % BATCH !== 0) continue;
    await em.flush();
    em.clear();
  }
  await em.flush();
  em.clear();
}

async function putCategory(em: SqlEntityManager, { front }: ParsedFile<CategoryFile[number]>) {
  const category = await em.findOne(Category, { id: front.id });
  if (!category) return created(em.create(Category, front));
  return assign(category, front);
}

async function putArticle(em: SqlEntityManager, { front, body }: ParsedFile<ArticleFront>) {
  const { author, category, formerSlugs: _slugs, formerPaths: _paths, sources: _sources, ...same } = front;
  const categoryRow = category ? await em.findOneOrFail(Category, { slug: category }) : null;
  const unpublishAt = front.unpublishAt ? new Date(front.unpublishAt) : null;
  const values = { ...same, ...readDates(front), unpublishAt, body, authorName: author, category: categoryRow };
  const article = await em.findOne(Article, { id: front.id });
  // Version 0 marks the article as not rendered. All such rows are rendered at the end.
  if (!article) return created(em.create(Article, { ...values, renderVersion: 0 }));
  const changes = findChanges(article, values);
  if (!changes) return 'unchanged';
  await keepFormer(em, article);
  const version = await nextVersion(em, article);
  Object.assign(article, changes, { version, renderVersion: 0 });
  return 'changed';
}

/**
 * The former slugs, paths and sources of an article: the first two redirect, and later imports recognize it by the
 * last.
 */
async function putOrigins(em: SqlEntityManager, { id, formerSlugs, formerPaths, sources }: ArticleFront) {
  const owner = { articleId: id };
  const ifNew = { onConflictAction: 'ignore' } as const;
  await em.upsertMany(
    ArticleFormerSlug,
    formerSlugs.map((slug) => ({ slug, ...owner })),
    ifNew,
  );
  await em.upsertMany(
    ArticleFormerPath,
    formerPaths.map((path) => ({ path, ...owner })),
    ifNew,
  );
  await em.upsertMany(
    ImportedPost,
    sources.map((source) => ({ source, ...owner })),
    ifNew,
  );
}

async function putCaseStudy(em: SqlEntityManager, { front, body }: ParsedFile<CaseStudyFront>) {
  const values = { ...front, ...readDates(front), body };
  const study = await em.findOne(CaseStudy, { id: front.id });
  if (!study) return created(await renderStoredBody(em, em.create(CaseStudy, values)));
  const outcome = assign(study, values);
  if (outcome === 'changed') await renderStoredBody(em, study);
  return outcome;
}

const readDates = (front: { publishedAt: string | null; createdAt: string; updatedAt: string }) => ({
  publishedAt: front.publishedAt ? new Date(front.publishedAt) : null,
  createdAt: new Date(front.createdAt),
  updatedAt: new Date(front.updatedAt),
});
