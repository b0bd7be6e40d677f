import type { Policy } from '../platform/authorize.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { FeedItemStatus } from './feed-item.entity.ts';

export type FeedAction = 'list' | 'create' | 'import' | 'export' | 'update' | 'delete' | 'refresh' | 'review';

/**
 * Only admins may manage feeds. A URL that this server fetches could be abused with a stolen session, so adding one
 * requires a recent sign-in.
 */
export const feedPolicy: Policy<FeedAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'create' || action === 'import',
};

/** Item statuses that the viewer can read: all for admins, accepted items for other users. */
export const visibleItems = (viewer: Viewer): readonly FeedItemStatus[] =>
  isAdmin(viewer) ? Object.values(FeedItemStatus) : [FeedItemStatus.ACCEPTED];
