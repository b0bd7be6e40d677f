import type { AdminUpdateFragment } from '#graphql/generated/admin.ts';

export const updateStatusLabels = { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published' } as const;

/** A short description of the audience. */
export const describeAudience = ({ isForAllInvestors, groups }: AdminUpdateFragment): string =>
  isForAllInvestors
    ? 'All investors'
    : groups?.nodes.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
