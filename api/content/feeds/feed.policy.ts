import type { Policy } from '#api/platform/authorize.ts';
import { isEditor, type Viewer } from '#api/platform/viewer.ts';
import { FeedItemStatus } from './feed-item.entity.ts';

export type FeedAction = 'list' | 'create' | 'import' | 'export' | 'update' | 'delete' | 'refresh' | 'review';

/** Only editors and administrators. The export needs a recent confirmation of identity. */
export const feedPolicy: Policy<FeedAction, { id: string }> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
  needsConfirmation: (action) => action === 'export',
};

/** The items that a viewer can read: accepted ones, and all of them for editors and administrators. */
export const visibleItems = (viewer: Viewer): readonly FeedItemStatus[] =>
  isEditor(viewer) ? Object.values(FeedItemStatus) : [FeedItemStatus.ACCEPTED];
