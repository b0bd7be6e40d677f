import type { CreateInvestorUpdateInput, AdminUpdateFragment } from '../../../../graphql/generated/admin.ts';

/** The values of the update form. */
export interface UpdateValues {
  title: string;
  body: string;
  groupIds: string[];
  documentIds: string[];
}

export const toValues = (update: AdminUpdateFragment | null): UpdateValues => ({
  title: update?.title ?? '',
  body: update?.body ?? '',
  groupIds: update?.groups?.nodes.map(({ id }) => id) ?? [],
  documentIds: update?.documents.nodes.map(({ id }) => id) ?? [],
});

/** The form's values as API input. An update whose groups were all deleted stays hidden until groups are chosen. */
export function toInput(
  { groupIds, ...values }: UpdateValues,
  update: AdminUpdateFragment | null,
): CreateInvestorUpdateInput {
  const staysClosed = update && !update.isForAllInvestors && groupIds.length === 0 && update.groups?.nodes.length === 0;
  return { ...values, ...(!staysClosed && { groupIds }) };
}

/** A short description of the audience. */
export const describeAudience = ({ isForAllInvestors, groups }: AdminUpdateFragment): string =>
  isForAllInvestors
    ? 'All investors'
    : groups?.nodes.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
