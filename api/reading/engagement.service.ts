import { z } from 'zod';
import type { PortalDocument } from '../documents/document.type.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { isAdmin } from '../platform/viewer.ts';
import { accessLogPolicy } from './access-log.policy.ts';
import type { EngagementArgs, PageEngagementArgs } from './engagement.input.ts';
import { selectEngagement, selectPageEngagement } from './engagement.query.ts';
import type { Engagement, PageEngagement } from './engagement.type.ts';

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(60), z.string().max(60), z.number().int()]);

type Row = Awaited<ReturnType<ReturnType<typeof selectEngagement>['execute']>>[number];

export const toEngagement = ({ personId, name, pages, pageSeconds, ...row }: Row): Engagement => ({
  ...row,
  person: { id: personId, name },
  pages: pages.map((page, at) => ({ page, seconds: pageSeconds[at] ?? 0 })),
  seconds: pageSeconds.reduce((sum, seconds) => sum + seconds, 0),
});

/** Who read which pages of which documents, the last reader first. For administrators. */
export async function listEngagement(context: Context, args: EngagementArgs): Promise<Connection<Engagement>> {
  authorize(accessLogPolicy, context.viewer, 'readAll', null);
  let rows = selectEngagement(context.em, args.filter ?? {})
    .orderBy('g.lastReadAt', 'desc')
    .orderBy('g.documentId', 'desc')
    .orderBy('g.personId', 'desc')
    .orderBy('g.version', 'desc')
    .limit(args.first + 1);
  if (args.after) {
    const [lastReadAt, documentId, personId, version] = decodeCursor(args.after, cursorShape);
    rows = rows.where((eb) =>
      eb(
        eb.refTuple('g.lastReadAt', 'g.documentId', 'g.personId', 'g.version'),
        '<',
        eb.tuple(new Date(lastReadAt), documentId, personId, version),
      ),
    );
  }
  return toConnection((await rows.execute()).map(toEngagement), args, ({ lastReadAt, documentId, person, version }) => [
    lastReadAt.toISOString(),
    documentId,
    person.id,
    version,
  ]);
}

/** The pages of the newest version that were in view, in order. Null for everyone but administrators. */
export async function listPageEngagement(
  { em, viewer }: Context,
  { id }: PortalDocument,
  { filter }: PageEngagementArgs,
): Promise<PageEngagement[] | null> {
  if (!isAdmin(viewer)) return null;
  return selectPageEngagement(em, { ...filter, documentId: id }).execute();
}
