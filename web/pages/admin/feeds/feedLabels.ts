import type { ListedFeedFragment } from '../../../../graphql/generated/admin.ts';

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
