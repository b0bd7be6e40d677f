import type { ArticleStatus, AdminArticleFragment, AdminSearchQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { choice, defineUrlFilter, freeText, type UrlFilterValues } from '#web/runtime/urlFilter.ts';

type Hit = AdminSearchQuery['search']['edges'][number]['node'];

/** A listed article. A search result includes the matching text. */
export type ListedArticle = AdminArticleFragment & { hit?: Hit };

export const statusLabels: Record<ArticleStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
};

export const statuses = ['ALL', 'DRAFT', 'SCHEDULED', 'PUBLISHED', 'TRASH'] as const;
export type StatusFilter = (typeof statuses)[number];

export const filterLabels: Record<StatusFilter, string> = {
  ALL: 'All',
  ...statusLabels,
  DRAFT: 'Drafts',
  TRASH: 'Trash',
};

/** The filter of the list, stored in the URL. */
export const articlesFilter = defineUrlFilter({
  status: choice(statuses, 'ALL'),
  category: freeText(text.slug),
  search: freeText(text.searchQuery),
});
export type ArticlesFilterValues = UrlFilterValues<typeof articlesFilter>;
