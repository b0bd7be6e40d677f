import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type CaseStudyChanges, type CaseStudyFields, clearedCaseStudy } from '#graphql/case-study-validation.ts';
import { changeFields } from '#graphql/edited-fields.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { FailedCheckError, findTextIssues, overrideErrors } from '../articles/article.issues.service.ts';
import { ArticleIssueField, ArticleIssueSeverity } from '../articles/article-issue.type.ts';
import type { Override } from '../articles/article.service.ts';
import { refuseStaleText } from '#api/operation/audit/stale.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import {
  refuseBeyondLimits,
  RENDER_VERSION,
  renderMarkdown,
  renderStoredMarkdown,
} from '#api/platform/markdown/markdown.ts';
import { findCover, renewPictures } from '../pictures/picture.read.service.ts';
import type { RenderedText } from '#api/platform/markdown/markdown-render.ts';
import { CaseStudy, CaseStudyStatus } from './case-study.entity.ts';
import type { CreateCaseStudyInput, PublishCaseStudyInput, UpdateCaseStudyInput } from './case-study.input.ts';
import { type CaseStudyAction, caseStudyPolicy } from './case-study.policy.ts';

export async function createCaseStudy(context: Context, input: CreateCaseStudyInput): Promise<CaseStudy> {
  authorize(caseStudyPolicy, context.viewer, 'create', null);
  const study = new CaseStudy();
  await applyInput(context, study, input);
  return context.em.transactional(async (em) => {
    await em.persist(study).flush();
    await recordStudy({ ...context, em }, 'case_study.created', study);
    return study;
  });
}

export async function updateCaseStudy(
  context: Context,
  { expectedVersion, overrideReason, ...input }: UpdateCaseStudyInput,
): Promise<CaseStudy> {
  // The check runs before the row is locked, because it renders linked pages on other connections.
  const subject = await findFor(forkContext(context), 'update', input.id);
  const { status } = subject;
  const isPublished = status === CaseStudyStatus.PUBLISHED;
  const changed = { ...subject, ...changeFields(toFields(subject), toChanges(input), clearedCaseStudy) };
  const override = isPublished ? await findOverride(context, changed, overrideReason) : null;
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const study = await findFor(within, 'update', input.id);
    if (typeof expectedVersion === 'number' && expectedVersion !== study.version)
      await refuseStaleText(within, 'case study', input.id);
    if (study.status !== status)
      fail('CONFLICT', `Another person ${isPublished ? 'unpublished' : 'published'} this case study. Save it again.`);
    await applyInput(within, study, input);
    study.version += 1;
    study.updatedAt = new Date();
    await em.flush();
    if (!(await continuesDraft(within, study))) await recordStudy(within, 'case_study.updated', study, { ...override });
    return study;
  });
}

/** True if the same person changed the draft last. The editor saves a draft every few seconds. */
async function continuesDraft({ em, viewer }: Context, { id, status }: CaseStudy): Promise<boolean> {
  if (status !== CaseStudyStatus.DRAFT || viewer.kind !== 'user') return false;
  const last = await getKysely(em)
    .selectFrom('audit_event')
    .select(['kind', 'actorId'])
    .where('subjectId', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'case_study.updated' && last.actorId === viewer.id;
}

/**
 * Publishes the case study now. A case study that was published before keeps its date. Errors of the publishing check
 * refuse it unless the input has a reason, which the audit log keeps.
 */
export async function publishCaseStudy(
  context: Context,
  { id, overrideReason }: PublishCaseStudyInput,
): Promise<CaseStudy> {
  const subject = await findFor(forkContext(context), 'publish', id);
  const override = await findOverride(context, subject, overrideReason);
  const publish = async (study: CaseStudy, em: SqlEntityManager) => {
    if (study.version !== subject.version) await refuseStaleText({ ...context, em }, 'case study', id);
    study.status = CaseStudyStatus.PUBLISHED;
    study.publishedAt ??= new Date();
  };
  return change(context, 'publish', id, 'case_study.published', publish, override);
}

const forkContext = (context: Context): Context => ({ ...context, em: context.em.fork() });

type CheckedStudy = Pick<CaseStudy, 'id'> &
  Pick<CaseStudyFields, 'title' | 'summary' | 'industry' | 'body' | 'seoTitle'>;

/** Runs the publishing check of articles, and refuses a case study whose industry nobody chose, for which no reason counts. */
async function findOverride(
  context: Context,
  study: CheckedStudy,
  reason: string | null | undefined,
): Promise<Override | null> {
  const issues = await findTextIssues(context, study, { noun: 'case study', path: `/case-studies/${study.id}` });
  if (study.body.trim() === '') issues.push(noText);
  if (study.industry === null) throw new FailedCheckError(noIndustry.message, [noIndustry, ...issues], 'industry');
  return overrideErrors(issues, reason);
}

const noText = {
  severity: ArticleIssueSeverity.ERROR,
  field: ArticleIssueField.BODY,
  line: null,
  message: 'The case study has no text.',
};

const noIndustry = {
  severity: ArticleIssueSeverity.ERROR,
  field: 'INDUSTRY',
  line: null,
  message: 'Choose the industry before you publish this case study.',
};

/** Turns a case study back into a draft without a place. Its URL answers 404 from the next request on. */
export const unpublishCaseStudy = (context: Context, id: string): Promise<CaseStudy> =>
  change(context, 'unpublish', id, 'case_study.unpublished', (study) => {
    study.status = CaseStudyStatus.DRAFT;
    study.position = 0;
  });

export const deleteCaseStudy = (context: Context, id: string): Promise<CaseStudy> =>
  change(context, 'delete', id, 'case_study.deleted', (study, em) => void em.remove(study));

/** Changes a case study if the policy permits it, and records the change in the audit log. */
async function change(
  context: Context,
  action: CaseStudyAction,
  id: string,
  kind: AuditKind,
  apply: (study: CaseStudy, em: SqlEntityManager) => void | Promise<void>,
  details: object | null = null,
): Promise<CaseStudy> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const study = await findFor(within, action, id);
    await apply(study, em);
    await em.flush();
    await recordStudy(within, kind, study, { ...details });
    return study;
  });
}

/** Writes the event of a case study. Call it last. */
export const recordStudy = (
  context: Context,
  kind: AuditKind,
  { id, title }: CaseStudy,
  details: object = {},
): Promise<void> => record(context, context.em, { kind, subjectId: id, details: { title, ...details } });

export async function findFor({ em, viewer }: Context, action: CaseStudyAction, id: string): Promise<CaseStudy> {
  const study =
    (await em.findOne(CaseStudy, { id }, em.isInTransaction() ? lockRow : {})) ??
    fail('NOT_FOUND', 'Case study not found.');
  authorize(caseStudyPolicy, viewer, action, study);
  return study;
}

function toFields(study: CaseStudy): CaseStudyFields {
  const { title, summary, industry, setting, problem, body, facts, illustrative, cover } = study;
  const { seoTitle, seoDescription, isNoindex } = study;
  const texts = { title, summary, setting, problem, body, seoTitle, seoDescription };
  return { ...texts, industry, facts, illustrative, cover, isNoindex };
}

const toChanges = (input: Partial<CaseStudyChanges>) => ({ ...input, illustrative: input.isIllustrative });

/** Sets the given fields and renders the text on save, so that reading never renders. */
async function applyInput(context: Context, study: CaseStudy, input: Partial<CaseStudyChanges>): Promise<void> {
  const changed = changeFields(toFields(study), toChanges(input), clearedCaseStudy);
  if (changed.cover !== study.cover) changed.cover = await findCover(context, changed.cover);
  Object.assign(study, changed, { body: await renewPictures(context.em, changed.body) });
  setRendered(study, await refuseBeyondLimits(renderMarkdown(study.body)));
}

/** Renders a stored text again, after an import or a change of the renderer. */
export async function renderStoredBody(em: SqlEntityManager, study: CaseStudy): Promise<void> {
  study.body = await renewPictures(em, study.body);
  setRendered(study, await renderStoredMarkdown(study.body));
}

export function setRendered(study: CaseStudy, renderedText: RenderedText): void {
  study.bodyHtml = renderedText.html;
  study.bodyTree = renderedText.tree;
  study.renderVersion = RENDER_VERSION;
}
