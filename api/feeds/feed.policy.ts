import type { Policy } from '../platform/authorize.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { FeedItemStatus } from './feed-item.entity.ts';

export type FeedAction = 'list' | 'create' | 'import' | 'export' | 'update' | 'delete' | 'refresh' | 'review';

/** Admins alone. An address to be fetched by this server is worth a stolen session, so it needs a recent sign-in. */
export const feedPolicy: Policy<FeedAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'create' || action === 'import',
};

/** What of the items somebody may read: what was accepted, and all of them for who accepts. */
export const visibleItems = (viewer: Viewer): readonly FeedItemStatus[] =>
  isAdmin(viewer) ? Object.values(FeedItemStatus) : [FeedItemStatus.ACCEPTED];
