import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { refuseBeyondLimits, refuseComplexText, renderMarkdown } from '../platform/markdown.ts';
import { query } from '../platform/sql.ts';
import { idOf, nameOf } from '../platform/viewer.ts';
import type { ArticleDraft } from './article-draft.entity.ts';
import { SAVED_BY } from './article-version.entity.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { SaveArticleDraftInput } from './article.input.ts';
import { keepLinks, refreshLinksTo } from './article.linking.service.ts';
import { articlePolicy } from './article.policy.ts';
import { findArticleForUpdate, refuseStale, updateArticle } from './article.service.ts';
import { type ArticleText, applyText, findCategory, findCover, refuseTakenSlug } from './article.text.service.ts';
import { keepFormer, keepVersion, nextVersion } from './article.versions.service.ts';

// A draft over a live or planned article is a row of its own table until it is published or thrown away. What was never
// published has no need of one: its own text is the draft.

const READ = `select d.article_id as id, d.version, d.slug, d.title, nullif(d.summary, '') as summary, d.body, d.cover, d.saved_at as "savedAt",
    ${SAVED_BY}, case when c.id is not null then
      jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'description', c.description) end as category
  from article_draft d left join category c on c.id = d.category_id where d.article_id = any($1)`;

type Row = Omit<ArticleDraft, 'savedAt'> & { id: string; savedAt: string };

async function draftsOf({ em }: Pick<Context, 'em'>, ids: readonly string[]): Promise<(ArticleDraft | null)[]> {
  const rows = await query<Row>(em, READ, [ids]);
  const byId = new Map(rows.map((row) => [row.id, { ...row, savedAt: new Date(row.savedAt) }]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The text that waits over an article's own; for everybody but admins there is none. */
export async function readDraft(context: Context, id: string): Promise<ArticleDraft | null> {
  return articlePolicy.can(context.viewer, 'update', null) ? load(context, draftsOf, id) : null;
}

const removeDraft = (em: SqlEntityManager, id: string) =>
  query(em, 'delete from article_draft where article_id = $1 returning version', [id]);

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
  // Publishing would refuse it later, with the writer away.
  await refuseBeyondLimits(renderMarkdown(text.body));
  await query(
    em,
    `insert into article_draft values ($1, $2, $3, $4, $5, $6, $7, $8, now(), $9, $10)
     on conflict (article_id) do update set version = excluded.version, slug = excluded.slug, title = excluded.title,
       summary = excluded.summary, body = excluded.body, category_id = excluded.category_id, cover = excluded.cover,
       saved_at = excluded.saved_at, saved_by = excluded.saved_by, account_id = excluded.account_id`,
    [article.id, version, slug, text.title, text.summary, text.body, categoryId, cover, nameOf(viewer), idOf(viewer)],
  );
  await keepVersion(context, em, { id: article.id, version, ...text, updatedAt: new Date() }, { draft: true });
}

/** Deletes the draft over an article. Its text stays in the history. */
export async function discardArticleDraft(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, 'update', article);
    const [gone] = (await removeDraft(em, id)) as { version: number }[];
    if (gone) {
      const details = { slug: article.slug, version: gone.version };
      await record(context, em, { kind: 'article.draft_discarded', subjectId: id, details });
    }
    return article;
  });
}

const OLDER =
  'The published text was changed after this draft was started. Compare the two versions and save the draft again.';

/**
 * Loads an article with what waits over it, locked, for somebody who has seen the newest of both.
 */
export async function lockBoth(
  context: Context,
  id: string,
  action: 'update' | 'publish',
  expectedVersion?: number | null,
): Promise<{ article: Article; draft: ArticleDraft | null }> {
  const article = await findArticleForUpdate(context, id);
  authorize(articlePolicy, context.viewer, action, article);
  const [draft = null] = await draftsOf(context, [id]);
  if (expectedVersion && expectedVersion !== Math.max(article.version, draft?.version ?? 0)) refuseStale();
  return { article, draft };
}

/** Makes the waiting text the article's own. */
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
  const sql = 'update article_version set draft = false where article_id = $1 and version = $2';
  await query(em, sql, [article.id, draft.version]);
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
