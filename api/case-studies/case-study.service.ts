import { type CaseStudyChanges, type CaseStudyFields, clearedCaseStudy } from '../../graphql/case-study-validation.ts';
import { changeFields } from '../../graphql/change-fields.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import {
  refuseBeyondLimits,
  RENDER_VERSION,
  renderMarkdown,
  renderStoredMarkdown,
} from '../platform/markdown/markdown.ts';
import type { RenderedText } from '../platform/markdown/markdown-render.ts';
import { CaseStudy, CaseStudyStatus } from './case-study.entity.ts';
import type { CreateCaseStudyInput, UpdateCaseStudyInput } from './case-study.input.ts';
import { type CaseStudyAction, caseStudyPolicy } from './case-study.policy.ts';

export async function createCaseStudy({ em, viewer }: Context, input: CreateCaseStudyInput): Promise<CaseStudy> {
  authorize(caseStudyPolicy, viewer, 'create', null);
  const study = new CaseStudy();
  await applyInput(study, input);
  await em.persist(study).flush();
  return study;
}

export async function updateCaseStudy(context: Context, input: UpdateCaseStudyInput): Promise<CaseStudy> {
  const study = await findFor(context, 'update', input.id);
  await applyInput(study, input);
  study.updatedAt = new Date();
  await context.em.flush();
  return study;
}

/** Publishes the case study now. A case study that was published before keeps its date. */
export async function publishCaseStudy(context: Context, id: string): Promise<CaseStudy> {
  const study = await findFor(context, 'publish', id);
  study.status = CaseStudyStatus.PUBLISHED;
  study.publishedAt ??= new Date();
  await context.em.flush();
  return study;
}

/** Turns a case study back into a draft. Its URL answers 404 from the next request on. */
export async function unpublishCaseStudy(context: Context, id: string): Promise<CaseStudy> {
  const study = await findFor(context, 'unpublish', id);
  study.status = CaseStudyStatus.DRAFT;
  await context.em.flush();
  return study;
}

export async function deleteCaseStudy(context: Context, id: string): Promise<CaseStudy> {
  const study = await findFor(context, 'delete', id);
  await context.em.remove(study).flush();
  return study;
}

async function findFor({ em, viewer }: Context, action: CaseStudyAction, id: string): Promise<CaseStudy> {
  const study = (await em.findOne(CaseStudy, { id })) ?? fail('NOT_FOUND', 'Case study not found.');
  authorize(caseStudyPolicy, viewer, action, study);
  return study;
}

/** Sets the given fields and renders the text on save, so that reading never renders. */
async function applyInput(study: CaseStudy, input: CaseStudyChanges): Promise<void> {
  const { title, summary, industry, setting, problem, body, facts, illustrative } = study;
  const fields: CaseStudyFields = { title, summary, industry, setting, problem, body, facts, illustrative };
  const changes = { ...input, illustrative: input.isIllustrative };
  Object.assign(study, changeFields(fields, changes, clearedCaseStudy));
  setRendered(study, await refuseBeyondLimits(renderMarkdown(study.body)));
}

/** Renders a stored text again, after an import or a change of the renderer. */
export async function renderStoredBody(study: CaseStudy): Promise<void> {
  setRendered(study, await renderStoredMarkdown(study.body));
}

export function setRendered(study: CaseStudy, renderedText: RenderedText): void {
  study.bodyHtml = renderedText.html;
  study.bodyTree = renderedText.tree;
  study.renderVersion = RENDER_VERSION;
}
