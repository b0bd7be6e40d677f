import { listReadableTypes } from '../changes/change.policy.ts';
import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isInvestor, type Viewer } from '#api/platform/viewer.ts';
import type { OwnedWebhook } from './webhook.query.ts';
import type { WebhookPermissions } from './webhook.type.ts';

export type WebhookAction = 'create' | 'update' | 'rotate' | 'delete' | 'send';

/**
 * Owners manage their webhooks, unless they are only editors. Administrators see and delete all.
 */
export const webhookPolicy: Policy<WebhookAction, { accountId: string }> = {
  canSee: (viewer, webhook) => isInvestor(viewer) && (isOwn(viewer, webhook) || isAdmin(viewer)),
  can: (viewer, action, webhook) =>
    isInvestor(viewer) && (webhook === null || isOwn(viewer, webhook) || (action === 'delete' && isAdmin(viewer))),
};

const isOwn = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.kind === 'user' && viewer.id === accountId;

/** The actions that the viewer can take on a visible webhook. A token needs the scopes of its types for all but deletion. */
export function getWebhookPermissions(viewer: Viewer, webhook: OwnedWebhook): WebhookPermissions {
  const can = (action: WebhookAction) => webhookPolicy.can(viewer, action, webhook);
  const readableTypes = listReadableTypes(viewer);
  const readsAllTypes = webhook.types.every((type) => readableTypes.includes(type));
  return {
    update: readsAllTypes && can('update'),
    rotateSecret: readsAllTypes && can('rotate'),
    send: readsAllTypes && can('send'),
    delete: can('delete'),
  };
}
