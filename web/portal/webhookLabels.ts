import type { ChangeType, DeliveryStatus, WebhookPauseReason, WebhookStatus } from '#graphql/generated/portal.ts';

export const changeTypeLabels: Record<ChangeType, string> = {
  ARTICLE: 'Articles',
  DOCUMENT: 'Documents',
  EVENT: 'Events',
  INVESTOR_UPDATE: 'Investor updates',
  QUESTION: 'Questions',
  USER: 'Accounts',
};

/** The types for the form. Investors read only their own account. */
export const listChangeTypes = (canAdminister: boolean): [ChangeType, string][] =>
  (Object.entries(changeTypeLabels) as [ChangeType, string][]).map(([type, label]) => [
    type,
    type === 'USER' && !canAdminister ? 'Your account, its groups and delegations' : label,
  ]);

export const describeTypes = (types: readonly ChangeType[]): string =>
  types.map((type) => changeTypeLabels[type]).join(', ');

export const webhookStatusLabels: Record<WebhookStatus, string> = { ACTIVE: 'Active', PAUSED: 'Paused' };

export const pauseReasonLabels: Record<WebhookPauseReason, string> = {
  OWNER: 'Paused by its owner.',
  FAILED: 'Paused, because deliveries failed for three days.',
  GONE: 'Paused, because the receiver answered 410 Gone.',
  ACCOUNT: 'Paused, because the account of its owner was not approved.',
};

export const deliveryStatusLabels: Record<DeliveryStatus, string> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
  SKIPPED: 'Skipped',
};
