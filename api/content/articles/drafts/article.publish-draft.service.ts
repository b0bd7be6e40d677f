import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { toFields } from '#graphql/article-fields.ts';
import type { ErrorCode } from '#graphql/error-codes.ts';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post, type Mail } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { now } from '#api/platform/database/sql.ts';
import { ExpectedError, fail } from '#api/platform/errors.ts';
import { findApprovedEmail } from '#api/accounts/users/user.query.ts';
import {
  applyToSubject,
  findIssues,
  overrideErrors,
  readOwnSubject,
  readSubject,
  type Subject,
} from '../article.issues.service.ts';
import { ArticleVersionRow } from './article-version.entity.ts';
import { endSchedules, findScheduled, refuseEndedSchedule, unscheduled } from './article.changes.service.ts';
import { applyDraft, lockBoth, refuseOlder } from './article.drafts.service.ts';
import { keepLiveVersion } from './article.versions.service.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import type { PublishArticleInput, UpdateArticleInput } from '../article.input.ts';
import type { Env } from '#api/platform/env.ts';
import { refreshLinksTo } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';
import { changePublicationDate, setLive } from '../article.publish.service.ts';
import { findArticleForUpdate, type Override, updateArticle } from '../article.service.ts';
import { checkChanges } from '../article.text.service.ts';

/**
 * Publishes an article now or schedules it. A draft over the article becomes its text. Errors of the publishing check
 * refuse it unless the input has a reason, which the audit log keeps.
 */
export async function publishArticle(context: Context, input: PublishArticleInput): Promise<Article> {
  const { id, at } = input;
  authorize(articlePolicy, context.viewer, 'publish', null);
  // The check runs before the row is locked, because it renders linked pages on other connections.
  // Its own context keeps it from caching the draft that is published below.
  const subject = await readSubject({ ...context }, id);
  const override = await findOverride(context, subject, input.overrideReason);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'publish', input.expectedVersion ?? subject.version);
    refuseEndedSchedule(article, draft, input);
    if (draft && at && at > new Date() && article.status === ArticleStatus.PUBLISHED)
      await scheduleChanges(within, article, draft, at, override);
    else await setText(within, article, draft, override, at);
    return article;
  });
}

/** Makes the draft the article's own text, if there is one, and publishes or schedules the article. */
async function setText(
  context: Context,
  article: Article,
  draft: ArticleVersionRow | null,
  override: Override | null,
  at: Date | null | undefined,
  facts: object = {},
): Promise<void> {
  const { em } = context;
  if (draft) await applyDraft(context, article, draft);
  const kind = setLive(article, at);
  await em.flush();
  await keepLiveVersion(em, article);
  await refreshLinksTo(em, [article]);
  const { id, slug, version, publishedAt } = article;
  const changes = draft !== null;
  const details = { slug, version, publishedAt: publishedAt?.toISOString() ?? null, changes, ...override, ...facts };
  await record(context, em, { kind, subjectId: id, details });
}

/** Schedules the draft of a published article, whose present text stays public until then. */
async function scheduleChanges(
  context: Context,
  article: Article,
  draft: ArticleVersionRow,
  at: Date,
  override: Override | null,
): Promise<void> {
  const { em } = context;
  const { id, slug, unpublishAt } = article;
  refuseOlder(article, draft);
  await checkChanges(context, article, toFields(draft));
  if (unpublishAt && at >= unpublishAt)
    fail('CONFLICT', 'The article would be unpublished before its changes are published. Change one of the times.');
  const former = await findScheduled(em, id);
  if (former && former !== draft) Object.assign(former, unscheduled);
  // At once, because an article cannot have two scheduled versions.
  await em.flush();
  Object.assign(draft, { publishAt: at, overrideReason: override?.reason ?? null, publishFailure: null });
  // The history keeps it, and the next automatic save is a version of its own.
  draft.autosaved = false;
  await em.flush();
  const details = { slug, version: draft.version, publishAt: at.toISOString(), ...override };
  await record(context, em, { kind: 'article.changes_scheduled', subjectId: id, details });
}

/** What a later run cannot change by itself. Any other error, such as a database that does not answer, is tried again. */
const FINAL: readonly ErrorCode[] = ['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND'];

/** Publishes the scheduled changes that are due. */
export async function publishDueChanges(context: Context): Promise<void> {
  const due = await selectDueChanges(getKysely(context.em)).execute();
  const failures: unknown[] = [];
  for (const { articleId, version } of due) {
    const { em } = context;
    const within = { ...context, ...bySystem, em: em.fork() };
    try {
      await publishChanges(within, articleId, version);
    } catch (error) {
      if (error instanceof ExpectedError && FINAL.includes(error.code))
        await keepFailure({ ...within, em: em.fork() }, articleId, version, error.message);
      else failures.push(error);
    }
  }
  // The other articles do not wait for one that cannot be published now.
  if (failures.length > 0) throw failures[0];
}

export const selectDueChanges = (db: Kysely<Database>) =>
  db
    .selectFrom('article_version')
    .select(['articleId', 'version'])
    .where('publishAt', '<=', now())
    .where('publishFailure', 'is', null)
    .orderBy('publishAt')
    .limit(100);

/** The scheduled version, unless it was published, moved or canceled meanwhile, also by another server. */
const findDueVersion = (em: SqlEntityManager, articleId: string, version: number) =>
  em.findOne(
    ArticleVersionRow,
    { articleId, version, publishAt: { $lte: new Date() }, publishFailure: null },
    { populate: ['category'] },
  );

/** Checks the scheduled version again, because what it links to may have changed, and publishes it. */
async function publishChanges(context: Context, id: string, version: number): Promise<void> {
  const row = await findDueVersion(context.em.fork(), id, version);
  if (!row) return;
  const subject = { ...toFields(row), version };
  const override = await findOverride(context, subject, row.overrideReason, 'The publishing check found errors.');
  await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const article = await findArticleForUpdate(within, id);
    const due = await findDueVersion(em, id, version);
    // An import can unpublish an article without its schedule.
    if (article.status !== ArticleStatus.PUBLISHED) await endSchedules(em, [id]);
    else if (due) await setText(within, article, due, override, null, { scheduled: true });
  });
}

/** Keeps why scheduled changes were not published, for the editor and the list, and mails the person who saved them. */
async function keepFailure(context: Context, id: string, version: number, failure: string): Promise<void> {
  await context.em.transactional(async (em) => {
    const { slug, title } = await findArticleForUpdate({ ...context, em }, id);
    const due = await findDueVersion(em, id, version);
    if (!due) return;
    due.publishFailure = failure;
    await em.flush();
    const details = { slug, version, failure };
    await record(context, em, { kind: 'article.changes_failed', subjectId: id, details });
    const { env } = context.services;
    const to = await findApprovedEmail(em, due.accountId);
    if (to) await post(em, env, makeChangesFailedMail(env, to, { id, title }, failure));
  });
}

/** Changes an article's own text, its date of publication, or both. The text of a published or scheduled article is checked as before publishing. */
export async function updateCheckedArticle(
  context: Context,
  { id, expectedVersion, overrideReason, publishedAt, ...text }: UpdateArticleInput,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  const isDateOnly = Boolean(publishedAt) && Object.values(text).every((value) => value === undefined);
  const { status, ...subject } = await readOwnSubject({ ...context }, id);
  const override =
    isDateOnly || status === ArticleStatus.DRAFT
      ? null
      : await findOverride(context, applyToSubject(subject, text), overrideReason);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const dated = publishedAt ? await changePublicationDate(within, id, publishedAt, expectedVersion) : null;
    return dated && isDateOnly ? dated : updateArticle(within, id, text, expectedVersion, override);
  });
}

/** Runs the publishing check. Null if it finds no errors; fails with BAD_USER_INPUT if it finds some and no reason is given. */
export async function findOverride(
  context: Context,
  subject: Subject,
  reason: string | null | undefined,
  introduction?: string,
): Promise<Override | null> {
  return overrideErrors(await findIssues(context, subject), reason, introduction);
}

/** For the person who saved scheduled changes that could not be published at their time. */
const makeChangesFailedMail = (
  env: Env,
  to: string,
  { id, title }: { id: string; title: string },
  failure: string,
): Mail => ({
  kind: 'article.changes_failed',
  to,
  subject: `Scheduled changes were not published: ${title}`,
  reason: 'you saved these changes',
  paragraphs: [
    `The changes of “${title}” could not be published at the time they were scheduled for. ${failure}`,
    'Readers still see the text from before. The changes are kept as a draft, and are not tried again until somebody publishes or schedules them.',
  ],
  link: { label: 'Open the article', url: `${env.PUBLIC_URL}/admin/articles/${id}` },
});
