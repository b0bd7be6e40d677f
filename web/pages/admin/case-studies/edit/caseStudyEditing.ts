import { createCaseStudyInput, neededToPublish } from '#graphql/case-study-validation.ts';
import type { CreateCaseStudyInput, EditCaseStudyQuery, EditedCaseStudyFragment } from '#graphql/generated/admin.ts';
import { seoLabels } from '#graphql/seo-fields.ts';
import { paths } from '#web/paths.ts';
import { getIndustryName, type Industry } from '#web/site/industries.ts';
import type { SearchTexts } from '#web/pages/admin/articles/edit/SearchFields.tsx';
import { compareTexts, type TextKind } from '#web/pages/admin/articles/edit/kind.ts';

export interface CaseStudyFact {
  label: string;
  value: string;
}

/** The values of the editor of a case study. */
export interface CaseStudyValues extends SearchTexts {
  title: string;
  body: string;
  summary: string;
  /** Empty until it is chosen. */
  industry: Industry | '';
  isIllustrative: boolean;
  setting: string;
  problem: string;
  facts: CaseStudyFact[];
  /** The path of the picture of shared links; empty if there is none. */
  cover: string;
}

export type EditedCaseStudy = EditedCaseStudyFragment;

const toValues = (study: EditedCaseStudy | null): CaseStudyValues => ({
  title: study?.title ?? '',
  body: study?.body ?? '',
  summary: study?.summary ?? '',
  industry: study?.industry ?? '',
  isIllustrative: study?.isIllustrative ?? true,
  setting: study?.setting ?? '',
  problem: study?.problem ?? '',
  facts: study?.facts.map(({ label, value }) => ({ label, value })) ?? [],
  cover: study?.cover ?? '',
  seoTitle: study?.seoTitle ?? '',
  seoDescription: study?.seoDescription ?? '',
  isNoindex: study?.isNoindex ?? false,
});

/** The values as API input. A fact that nobody has typed yet is left out. */
export const toInput = ({ facts, cover, industry, ...values }: CaseStudyValues): CreateCaseStudyInput => ({
  ...values,
  industry: industry || null,
  facts: facts.filter(({ label, value }) => label.trim() || value.trim()),
  cover: cover || null,
});

export const caseStudyLabels: Record<keyof CaseStudyValues, string> = {
  title: 'Title',
  body: 'Text',
  summary: 'Summary',
  industry: 'Industry',
  isIllustrative: 'This is an illustrative deployment, not a customer’s',
  setting: 'The setting',
  problem: 'The problem',
  facts: 'Facts',
  cover: 'Share picture',
  ...seoLabels,
};

export const getCaseStudy = ({ caseStudy }: EditCaseStudyQuery) => caseStudy;

export const caseStudyKind: TextKind<CaseStudyValues, EditedCaseStudy, CreateCaseStudyInput> = {
  storageName: 'case-study',
  noun: 'case study',
  list: { to: paths.adminCaseStudies, label: 'Case studies' },
  labels: caseStudyLabels,
  neededToPublish,
  texts: ['title', 'body', 'summary', 'setting', 'problem'],
  toValues,
  toInput,
  schema: createCaseStudyInput,
  getVersion: ({ version }) => version,
  getNewestText: (study) => study,
};

/** A value in words, for a comparison. */
const show = (values: CaseStudyValues, name: keyof CaseStudyValues): string => {
  if (name === 'industry') return getIndustryName(values.industry || null);
  if (name === 'isIllustrative' || name === 'isNoindex') return values[name] ? 'Yes' : 'No';
  if (name === 'facts') return values.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return values[name];
};

/** The fields that differ, for a comparison. */
export const listDifferences = (before: CaseStudyValues, after: CaseStudyValues) =>
  compareTexts(caseStudyLabels, show, before, after);
