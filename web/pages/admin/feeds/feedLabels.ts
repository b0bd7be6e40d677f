import type { FeedItemStatus, ListedFeedFragment } from '#graphql/generated/admin.ts';

export type Health = 'waiting' | 'well' | 'failing' | 'paused' | 'disabled';

export function describeHealth({ status, failureCount, lastFetchedAt }: ListedFeedFragment): Health {
  if (status === 'PAUSED') return 'paused';
  if (status === 'DISABLED') return 'disabled';
  if (failureCount > 0) return 'failing';
  return lastFetchedAt ? 'well' : 'waiting';
}

export const healthLabels: Record<Health, string> = {
  waiting: 'Not read yet',
  well: 'No errors',
  failing: 'Failing',
  paused: 'Paused',
  disabled: 'Stopped after ten failures',
};

interface Decision {
  to: FeedItemStatus;
  label: string;
}

/** The decisions on items that have another one. Withdrawn items are among the rejected ones. */
export function listDecisions(status: FeedItemStatus): readonly Decision[] {
  const accept: Decision = { to: 'ACCEPTED', label: 'Accept' };
  if (status === 'ACCEPTED') return [{ to: 'REJECTED', label: 'Withdraw' }];
  return status === 'REJECTED' ? [accept] : [accept, { to: 'REJECTED', label: 'Reject' }];
}
