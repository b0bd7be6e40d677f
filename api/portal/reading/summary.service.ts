import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { toCsvLines, toJsonLines } from '#api/platform/csv.ts';
import { read } from '#api/platform/http/rest.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { findCurrent, mustSign } from '../ndas/nda.requirement.query.ts';
import { describeAgreement } from './engagement.report.service.ts';
import { accessLogPolicy } from './access-log.service.ts';
import { type EngagementArgs, engagementQuery } from './engagement.input.ts';
import { selectSummaries } from './engagement.query.ts';
import { withRecentDays } from './engagement.service.ts';
import type { EngagementFilter } from './engagement.type.ts';
import { loadUserNdas } from '../ndas/nda.control.service.ts';
import type { InvestorSummary, InvestorTotals } from './summary.type.ts';

/** The last investor of a page: the time, the name and the id. */
const cursorShape = z.tuple([z.number().int(), z.string(), z.string()]);
type Last = z.infer<typeof cursorShape>;

/** The summary is of all documents; without days or a person, of the last 90 days. */
const toPeriod = (filter: EngagementFilter): EngagementFilter =>
  withRecentDays({ ...filter, documentId: null, page: null });

/** The investors with what they did in the period, those who read longest first. */
function readSummaries(em: SqlEntityManager, filter: EngagementFilter, last: Last | null, limit: number | null) {
  const summaries = getKysely(em)
    .selectFrom(selectSummaries(em, filter).as('s'))
    .selectAll('s')
    .orderBy('s.seconds', 'desc')
    .orderBy('s.name')
    .orderBy('s.id')
    .$if(limit !== null, (all) => all.limit(limit!));
  if (!last) return summaries.execute();
  const [seconds, name, id] = last;
  return summaries
    .where((eb) =>
      eb.or([
        eb('s.seconds', '<', seconds),
        eb.and([eb('s.seconds', '=', seconds), eb(eb.refTuple('s.name', 's.id'), '>', eb.tuple(name, id))]),
      ]),
    )
    .execute();
}

/** A page of what investors did in a period. For administrators. */
export async function listSummaries(
  { em, viewer }: Context,
  args: EngagementArgs,
): Promise<Connection<InvestorSummary>> {
  authorize(accessLogPolicy, viewer, 'readAll', null);
  const filter = toPeriod(args.filter ?? {});
  const rows = await readSummaries(
    em,
    filter,
    args.after ? decodeCursor(args.after, cursorShape) : null,
    args.first + 1,
  );
  const period = [filter.from, filter.to].map((at) => at?.getTime() ?? '').join('_');
  const summaries = rows.map(({ id, name, ...row }) => ({
    ...row,
    id: `sum_${id}_${period}`,
    person: { accountId: id, name },
  }));
  return toConnection(summaries, args, ({ seconds, person }) => [seconds, person.name, person.accountId]);
}

/** What all investors did together in a period. For administrators. */
export async function readTotals({ em, viewer }: Context, filter: EngagementFilter): Promise<InvestorTotals> {
  authorize(accessLogPolicy, viewer, 'readAll', null);
  return getKysely(em)
    .with('s', () => selectSummaries(em, toPeriod(filter)))
    .selectFrom('s')
    .select(({ cast, fn, lit, selectFrom }) => {
      const sum = (name: 'seconds' | 'questionCount' | 'eventCount') =>
        cast<number>(fn.coalesce(fn.sum(`s.${name}`), lit(0)), 'integer').as(name);
      return [
        cast<number>(fn.countAll(), 'integer').as('investorCount'),
        cast<number>(fn.countAll().filterWhere('s.seconds', '>', 0), 'integer').as('readerCount'),
        sum('seconds'),
        sum('questionCount'),
        sum('eventCount'),
        selectFrom('account')
          .select(cast<number>(fn.countAll(), 'integer').as('count'))
          .where(mustSign)
          .where('account.id', 'in', (eb) => eb.selectFrom('s').select('s.id'))
          .$asScalar()
          .$notNull()
          .as('unsignedCount'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** The number of investors whose agreements are read at a time. */
const BATCH = 1_000;

/** One statement reads all investors, because their order changes while people read. */
async function* readAll(em: SqlEntityManager, filter: EngagementFilter) {
  const hasAgreement = (await findCurrent(em)) !== null;
  const all = await readSummaries(em, filter, null, null);
  for (let at = 0; at < all.length; at += BATCH) {
    const rows = all.slice(at, at + BATCH);
    const ids = rows.map(({ id }) => id);
    const agreements = await loadUserNdas({ em }, ids);
    for (const [place, row] of rows.entries())
      yield { ...row, agreement: hasAgreement ? describeAgreement(agreements[place]!) : 'none in force' };
  }
}

const HEAD = [
  'Investor',
  'Company',
  'Email address',
  'Documents',
  'Pages',
  'Time in seconds',
  'Last seen',
  'Questions',
  'Events',
  'Agreement',
];

/** What each investor did in a period, with the filter of a query string. Refused or recorded before the first line. */
export async function exportSummaries(
  context: Context,
  query: unknown,
  format: 'csv' | 'ndjson',
): Promise<AsyncGenerator<string>> {
  const { em, viewer } = context;
  const filter = toPeriod(read(engagementQuery, query));
  authorize(accessLogPolicy, viewer, 'export', null);
  await record(context, em, { kind: 'document.engagement_exported', details: { filter } });
  const investors = readAll(em, filter);
  if (format === 'ndjson') return toJsonLines(investors, (investor) => investor);
  return toCsvLines(HEAD, investors, (row) => [
    [
      row.name,
      row.company ?? '',
      row.email,
      ...[row.documentCount, row.pageCount, row.seconds].map(String),
      row.lastReadAt?.toISOString() ?? '',
      ...[row.questionCount, row.eventCount].map(String),
      row.agreement,
    ],
  ]);
}
