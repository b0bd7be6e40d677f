import type { LeadStatus } from '#graphql/generated/admin.ts';

/** The statuses of a lead with their names, in the order of the work. */
export const leadStatuses: readonly (readonly [LeadStatus, string])[] = [
  ['NEW', 'New'],
  ['IN_PROGRESS', 'In progress'],
  ['CLOSED', 'Closed'],
];

export const formatLeadStatus = (status: LeadStatus): string =>
  leadStatuses.find(([value]) => value === status)?.[1] ?? status;
