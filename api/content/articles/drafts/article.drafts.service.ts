import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changeArticle, toFields } from '#graphql/article-fields.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleText } from '#api/operation/audit/stale.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { refuseBeyondLimits, refuseComplexText, renderMarkdown } from '#api/platform/markdown/markdown.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { renewPictures } from '#api/content/pictures/picture.read.service.ts';
import { ArticleVersionRow } from './article-version.entity.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import type { SaveArticleDraftInput } from '../article.input.ts';
import { endSchedules, findScheduled } from './article.changes.service.ts';
import { keepLinks, refreshLinksTo } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';
import { findArticleForUpdate, updateArticle } from '../article.service.ts';
import { applyChanges, checkChanges, renewSlug } from '../article.text.service.ts';
import { isOwnAutosave, keepFormer, keepVersion, nextVersion, selectVersions } from './article.versions.service.ts';

// The draft of a published or scheduled article is its version that is pending. An article that was never published
// needs none: its own text is the draft.

async function readDrafts({ em }: Pick<Context, 'em'>, ids: readonly string[]) {
  const rows = await selectVersions(em).where('v.articleId', '=', anyOf(ids)).where('v.pending', '=', true).execute();
  const byId = new Map(rows.map((row) => [row.articleId, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The draft of an article. Null for everyone but editors and administrators. */
export const readDraft = async (context: Context, id: string) =>
  articlePolicy.can(context.viewer, 'update', null) ? load(context, readDrafts, id) : null;

export const findDraft = (em: SqlEntityManager, articleId: string) =>
  em.findOne(ArticleVersionRow, { articleId, pending: true }, { populate: ['category'] });

/**
 * Saves a text as the draft of a published or scheduled article, whose own text stays unchanged. If the article itself is
 * a draft, changes its own text.
 */
export async function saveArticleDraft(
  context: Context,
  { id, expectedVersion, isAutosave, ...input }: SaveArticleDraftInput,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  await refuseComplexText(input.body);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'update', expectedVersion);
    const changes = changeArticle(toFields(draft ?? article), input);
    const autosave = isAutosave === true;
    const goesOn = autosave && (await isOwnAutosave(within, draft ?? article));
    if (draft) await endDraft(em, draft);
    if (article.status === ArticleStatus.DRAFT) {
      changes.slug = await renewSlug(em, article, changes);
      return updateArticle(within, id, changes, null, null, autosave);
    }
    await keepFormer(em, article);
    const text = await checkChanges(within, article, changes);
    text.body = await renewPictures(em, text.body);
    // The publishing check would reject it later, when its author is absent.
    await refuseBeyondLimits(renderMarkdown(text.body));
    const version = await nextVersion(em, article);
    const key = { id, version, updatedAt: new Date() };
    await keepVersion(within, key, text, { isDraft: true, isAutosave: autosave });
    if (goesOn) return article;
    await record(context, em, { kind: 'article.draft_saved', subjectId: id, details: { slug: article.slug, version } });
    return article;
  });
}

/** Flushes at once, because an article cannot have two pending versions. */
export async function endDraft(em: SqlEntityManager, draft: ArticleVersionRow): Promise<void> {
  draft.pending = false;
  await em.flush();
}

/**
 * Discards the draft over an article. Its text stays in the history. If an earlier version of it is scheduled, that version
 * is the draft again; otherwise the schedule ends with it.
 */
export async function discardArticleDraft(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const { article, draft } = await lockBoth({ ...context, em }, id, 'update');
    if (draft) {
      const scheduled = await findScheduled(em, id);
      await endDraft(em, draft);
      if (scheduled && scheduled !== draft) scheduled.pending = true;
      else await endSchedules(em, [id]);
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
): Promise<{ article: Article; draft: ArticleVersionRow | null }> {
  const article = await findArticleForUpdate(context, id);
  authorize(articlePolicy, context.viewer, action, article);
  const draft = await findDraft(context.em, id);
  if (expectedVersion && expectedVersion !== Math.max(article.version, draft?.version ?? 0))
    await refuseStaleText(context, 'article', id);
  return { article, draft };
}

/** Fails if the published text changed after the draft was started. */
export function refuseOlder(article: Article, draft: ArticleVersionRow): void {
  if (draft.version < article.version)
    fail('CONFLICT', OLDER, [{ path: ['input', 'expectedVersion'], message: OLDER }]);
}

/** Makes the draft, or scheduled changes, the article's own text. */
export async function applyDraft(context: Context, article: Article, draft: ArticleVersionRow): Promise<void> {
  const { em } = context;
  refuseOlder(article, draft);
  await applyChanges(context, article, toFields(draft));
  article.version = draft.version;
  article.updatedAt = new Date();
  draft.draft = false;
  draft.autosaved = false;
  draft.pending = false;
  await em.flush();
  await endSchedules(em, [article.id]);
  await keepLinks(em, article);
  await refreshLinksTo(em, [article]);
}
