import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import type { InboxEntry } from './inbox.type.ts';
import { inboxPolicy, listKinds } from './inbox.policy.ts';
import { readInboxEntries } from './inbox.query.ts';

/** An entry for each kind of work of the viewer, in the order of the enum; the count is 0 where nothing waits. */
export async function readInbox(context: Context): Promise<InboxEntry[]> {
  authorize(inboxPolicy, context.viewer, 'read', null);
  const rows = await readInboxEntries.all(context.em, {});
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return listKinds(context.viewer).map(
    (kind) => byKind.get(kind) ?? { kind, count: 0, firstLabel: null, firstAt: null },
  );
}
