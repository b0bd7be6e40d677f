import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { type InboxEntry, type InboxKind, inboxKindEnum } from './inbox.type.ts';
import { readInboxEntries } from './inbox.query.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';

/** Only editors and administrators read the inbox: it names articles that are not public. */
const inboxPolicy = allow<'read', null>(isEditor);

/** The kinds of work of a viewer: for editors only those of the content of the site. */
const listKinds = (viewer: Viewer): readonly InboxKind[] =>
  isAdmin(viewer) ? Object.values(inboxKindEnum) : ['FAILING_FEEDS', 'SCHEDULED_ARTICLES'];

/** An entry for each kind of work of the viewer, in the order of the enum; the count is 0 where nothing waits. */
export async function readInbox(context: Context): Promise<InboxEntry[]> {
  authorize(inboxPolicy, context.viewer, 'read', null);
  const rows = await readInboxEntries.all(context.em, {});
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return listKinds(context.viewer).map(
    (kind) => byKind.get(kind) ?? { kind, count: 0, firstLabel: null, firstAt: null },
  );
}
