import type { ArticleStatus, DeskArticleFragment, DeskSearchQuery } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';

type Hit = DeskSearchQuery['search']['edges'][number]['node'];

/** An article of the list; one that was searched for says where its words stand. */
export type Listed = DeskArticleFragment & { hit?: Hit };

export const statusWords: Record<ArticleStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
};

export const statuses = ['ALL', 'DRAFT', 'SCHEDULED', 'PUBLISHED', 'TRASH'] as const;
export type StatusFilter = (typeof statuses)[number];

export const filterWords: Record<StatusFilter, string> = {
  ALL: 'All',
  ...statusWords,
  DRAFT: 'Drafts',
  TRASH: 'Trash',
};

/** What the list shows; all of it is in the address. */
export interface Asked {
  status: StatusFilter;
  category: string;
  search: string;
}

export const readAsked = (params: URLSearchParams): Asked => ({
  status: statuses.find((name) => name === params.get('status')) ?? 'ALL',
  category: params.get('category')?.trim() ?? '',
  search: params.get('search')?.trim() ?? '',
});

export function addressOf({ status, category, search }: Asked): string {
  const params = new URLSearchParams({
    ...(status !== 'ALL' && { status }),
    ...(category && { category }),
    ...(search && { search }),
  });
  return params.size > 0 ? `${paths.adminArticles}?${params}` : paths.adminArticles;
}
