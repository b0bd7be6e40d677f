import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';
import { type InboxKind, inboxKindEnum } from './inbox.type.ts';

/** Only editors and administrators read the inbox: it names articles that are not public. */
export const inboxPolicy: Policy<'read', null> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
};

/** The kinds of work of a viewer: for editors only those of the content of the site. */
export const listKinds = (viewer: Viewer): readonly InboxKind[] =>
  isAdmin(viewer) ? Object.values(inboxKindEnum) : ['FAILING_FEEDS', 'SCHEDULED_ARTICLES'];
