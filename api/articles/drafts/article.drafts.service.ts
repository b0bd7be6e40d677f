import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { InsertObject } from 'kysely';
import { record } from '../../audit/audit.service.ts';
import { buildCategory } from '../../categories/category.query.ts';
import type { Database } from '../../entities.ts';
import { getKysely } from '../../kysely.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { load } from '../../platform/graphql/loaders.ts';
import { refuseBeyondLimits, refuseComplexText, renderMarkdown } from '../../platform/markdown/markdown.ts';
import { buildPerson } from '../../platform/person.ts';
import { anyOf, now } from '../../platform/database/sql.ts';
import { getViewerId, getViewerName } from '../../platform/viewer.ts';
import type { ArticleDraft } from './article-draft.type.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import type { SaveArticleDraftInput } from '../article.input.ts';
import { keepLinks, refreshLinksTo } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';
import { findArticleForUpdate, refuseStale, updateArticle } from '../article.service.ts';
import { type ArticleText, applyText, findCategory, findCover, refuseTakenSlug } from '../article.text.service.ts';
import { keepFormer, keepVersion, nextVersion } from './article.versions.service.ts';

// A draft of a published or scheduled article is a row of its own table until it is published or discarded. An article
// that was never published needs none: its own text is the draft.

async function readDrafts({ em }: Pick<Context, 'em'>, ids: readonly string[]): Promise<(ArticleDraft | null)[]> {
  const rows = await getKysely(em)
    .selectFrom('article_draft as d')
    .leftJoin('category as c', 'c.id', 'd.categoryId')
    .select(['d.articleId as id', 'd.version', 'd.slug', 'd.title', 'd.body', 'd.cover', 'd.savedAt'])
    .select((eb) => [
      eb.fn<string | null>('nullif', ['d.summary', eb.val('')]).as('summary'),
      buildPerson(eb.ref('d.accountId'), eb.ref('d.savedBy')).as('savedBy'),
      buildCategory(eb).as('category'),
    ])
    .where('d.articleId', '=', anyOf(ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The draft of an article. Null for everyone but administrators. */
export async function readDraft(context: Context, id: string): Promise<ArticleDraft | null> {
  return articlePolicy.can(context.viewer, 'update', null) ? load(context, readDrafts, id) : null;
}

const removeDraft = (em: SqlEntityManager, id: string) =>
  getKysely(em).deleteFrom('article_draft').where('articleId', '=', id).returning('version').execute();

/**
 * Saves a text as the draft of a published or scheduled article, whose own text stays unchanged. If the article itself is
 * a draft, changes its own text.
 */
export async function saveArticleDraft(
  context: Context,
  { id, expectedVersion, ...input }: SaveArticleDraftInput,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  await refuseComplexText(input.body);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'update', expectedVersion);
    const text = { ...(draft && toText(draft)), ...omitAbsentFields(input) };
    if (article.status === ArticleStatus.DRAFT) {
      await removeDraft(em, id);
      return updateArticle(within, id, text);
    }
    await keepFormer(em, id);
    const version = await nextVersion(em, article);
    await store(within, article, version, text);
    await record(context, em, { kind: 'article.draft_saved', subjectId: id, details: { slug: article.slug, version } });
    return article;
  });
}

async function store(context: Context, article: Article, version: number, input: ArticleText): Promise<void> {
  const { em, viewer } = context;
  const slug = input.slug ?? article.slug;
  if (slug !== article.slug) await refuseTakenSlug(context, slug, article.id);
  const categoryId = input.categoryId === undefined ? (article.category?.id ?? null) : input.categoryId;
  await findCategory(context, categoryId);
  const cover = input.cover === undefined ? article.cover : await findCover(context, input.cover);
  const text = {
    title: input.title ?? article.title,
    summary: input.summary === undefined ? article.summary : (input.summary ?? ''),
    body: input.body === undefined ? article.body : (input.body ?? ''),
  };
  // The publishing check would reject it later, when its author is absent.
  await refuseBeyondLimits(renderMarkdown(text.body));
  await storeDraft(em, {
    ...text,
    articleId: article.id,
    version,
    slug,
    cover,
    categoryId,
    savedAt: now(),
    savedBy: getViewerName(viewer),
    accountId: getViewerId(viewer),
  });
  await keepVersion(context, em, { id: article.id, version, ...text, updatedAt: new Date() }, { draft: true });
}

const storeDraft = (em: SqlEntityManager, draft: InsertObject<Database, 'article_draft'>) =>
  getKysely(em)
    .insertInto('article_draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict.column('articleId').doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        slug: ref('excluded.slug'),
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        body: ref('excluded.body'),
        categoryId: ref('excluded.categoryId'),
        cover: ref('excluded.cover'),
        savedAt: ref('excluded.savedAt'),
        savedBy: ref('excluded.savedBy'),
        accountId: ref('excluded.accountId'),
      })),
    )
    .execute();

/** Deletes the draft over an article. Its text stays in the history. */
export async function discardArticleDraft(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, 'update', article);
    const [draft] = await removeDraft(em, id);
    if (draft) {
      const details = { slug: article.slug, version: draft.version };
      await record(context, em, { kind: 'article.draft_discarded', subjectId: id, details });
    }
    return article;
  });
}

const OLDER =
  'The published text was changed after this draft was started. Compare the two versions and save the draft again.';

/**
 * Loads an article with its draft and locks it. Fails if `expectedVersion` is given and is not the newest version of
 * both.
 */
export async function lockBoth(
  context: Context,
  id: string,
  action: 'update' | 'publish',
  expectedVersion?: number | null,
): Promise<{ article: Article; draft: ArticleDraft | null }> {
  const article = await findArticleForUpdate(context, id);
  authorize(articlePolicy, context.viewer, action, article);
  const [draft = null] = await readDrafts(context, [id]);
  if (expectedVersion && expectedVersion !== Math.max(article.version, draft?.version ?? 0)) refuseStale();
  return { article, draft };
}

/** Makes the draft the article's own text. */
export async function applyDraft(context: Context, article: Article, draft: ArticleDraft): Promise<void> {
  const { em } = context;
  if (draft.version < article.version)
    fail('CONFLICT', OLDER, [{ path: ['input', 'expectedVersion'], message: OLDER }]);
  await applyText(context, article, toText(draft));
  article.version = draft.version;
  article.updatedAt = new Date();
  await em.flush();
  await keepLinks(em, article);
  await refreshLinksTo(em, [article]);
  await removeDraft(em, article.id);
  await getKysely(em)
    .updateTable('article_version')
    .set({ draft: false })
    .where('articleId', '=', article.id)
    .where('version', '=', draft.version)
    .execute();
}

const toText = ({ title, slug, summary, body, category, cover }: ArticleDraft): ArticleText => ({
  title,
  slug,
  summary,
  body,
  categoryId: category?.id ?? null,
  cover,
});

/** TypeGraphQL sets the absent fields of an input to undefined. */
const omitAbsentFields = (input: ArticleText): ArticleText =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
