import { z } from 'zod';
import { engagementDays } from '#graphql/limits.ts';
import type { PortalDocument } from '../documents/document.type.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { accessLogPolicy } from './access-log.service.ts';
import type { EngagementArgs, PageEngagementArgs } from './engagement.input.ts';
import { readPageLabel } from './page-labels.service.ts';
import { selectEngagement, selectNewestReports, selectPageEngagement } from './engagement.query.ts';
import type { Engagement, EngagementFilter, PageEngagement } from './engagement.type.ts';

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);

type Row = Awaited<ReturnType<ReturnType<typeof selectEngagement>['execute']>>[number];

export const toEngagement = ({ personId, name, pages, pageSeconds, ...row }: Row) => ({
  ...row,
  person: { accountId: personId, name },
  pages: pages.map((page, at) => ({ page, seconds: pageSeconds[at] ?? 0 })),
  seconds: pageSeconds.reduce((sum, seconds) => sum + seconds, 0),
});

async function withLabels(context: Context, reading: ReturnType<typeof toEngagement>) {
  const { documentId, version } = reading;
  const label = (page: number) => readPageLabel(context, { documentId, version, page });
  const pages = await Promise.all(reading.pages.map(async (read) => ({ ...read, label: await label(read.page) })));
  return { ...reading, pages };
}

const DAY = 86_400_000;

/** All readings of all years would take seconds. A whole day (UTC), so that the same period has the same ids all day. */
const startOfRecentDays = (): Date => new Date((Math.floor(Date.now() / DAY) - engagementDays) * DAY);

export const withRecentDays = (filter: EngagementFilter): EngagementFilter =>
  filter.documentId || filter.person || filter.from || filter.to ? filter : { ...filter, from: startOfRecentDays() };

/** Who read which pages of which documents, the last reader first. For administrators. */
export async function listEngagement(context: Context, args: EngagementArgs): Promise<Connection<Engagement>> {
  authorize(accessLogPolicy, context.viewer, 'readAll', null);
  const filter = withRecentDays(args.filter ?? {});
  const before = args.after ? decodeCursor(args.after, cursorShape)[0] : null;
  const reports = selectNewestReports(context.em, filter, { count: args.first + 1, before });
  const rows = await selectEngagement(context.em, filter, reports).orderBy('g.lastSeq', 'desc').execute();
  const readings = await Promise.all(rows.map((row) => withLabels(context, toEngagement(row))));
  return toConnection(readings, args, ({ lastSeq }) => [lastSeq]);
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
