import type { CaseStudyStatus } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { choice, defineUrlFilter, freeText, type UrlFilterValues } from '#web/runtime/urlFilter.ts';

export const statusLabels: Record<CaseStudyStatus, string> = { DRAFT: 'Draft', PUBLISHED: 'Published' };

const statuses = ['ALL', 'DRAFT', 'PUBLISHED'] as const;

export const statusTabs: Record<(typeof statuses)[number], string> = {
  ALL: 'All',
  DRAFT: 'Drafts',
  PUBLISHED: 'Published',
};

/** The filter of the list, stored in the URL. */
export const caseStudiesFilter = defineUrlFilter({
  status: choice(statuses, 'ALL'),
  industry: freeText(text.slug),
  search: freeText(text.searchQuery),
});
export type CaseStudiesFilterValues = UrlFilterValues<typeof caseStudiesFilter>;
