import type { OwnDelegationFragment } from '#graphql/generated/portal.ts';

type Delegation = Pick<OwnDelegationFragment, 'status' | 'ending' | 'reason'>;

/** The rights that a delegate can get, as the form shows them. */
export const rightLabels: Record<OwnDelegationFragment['right'], string> = {
  LIST: 'List',
  VIEW: 'Read',
  DOWNLOAD: 'Read and download',
};

const endings: Record<NonNullable<OwnDelegationFragment['ending']>, string> = {
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
  REFUSED: 'Declined',
  RETURNED: 'Returned',
  ENDED_BY_ADMIN: 'Ended by an administrator',
};

/** The status of a delegation, and why it ended. */
export function describeStatus({ status, ending, reason }: Delegation): string {
  if (status === 'INVITED') return 'Pending';
  if (status === 'IN_FORCE') return 'Active';
  const label = ending ? endings[ending] : 'Ended';
  return reason ? `${label}: ${reason}` : label;
}
