import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Expression, ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { record } from '#api/operation/audit/audit.service.ts';
import { bindViewer, visibleDocuments } from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages, writeJsonPages } from '#api/platform/csv.ts';
import { read } from '#api/platform/http/rest.ts';
import type { Person } from '#api/platform/person.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { anyOf, containsText, hasKey, readText } from '#api/platform/database/sql.ts';
import { getViewerId, isAdmin, type Viewer, isMember } from '#api/platform/viewer.ts';
import {
  accessKindEnum,
  type AccessLogEntry,
  type AccessLogFilter,
  toAccessKind,
  toEventKind,
} from './access-log.type.ts';
import { type AccessLogArgs, accessLogQuery } from './access-log.input.ts';
import { findTraces } from './trace.service.ts';

/**
 * Members read their own entries, administrators all. Exporting all of them needs a recent confirmation of identity.
 */
export const accessLogPolicy: Policy<'read' | 'readAll' | 'export', never> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'export',
};

// The access log is the part of the audit log about documents. It is written with each reading and never changed.

const KINDS = Object.values(accessKindEnum).map(toEventKind);

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the log, newest first: all entries for administrators; for others their own, and those on their behalf. */
export async function listAccess(context: Context, args: AccessLogArgs): Promise<Connection<AccessLogEntry>> {
  authorize(accessLogPolicy, context.viewer, 'read', null);
  const before = args.after ? decodeCursor(args.after, cursorShape)[0] : null;
  const entries = await readEntries(context, args.filter ?? {}, before, args.first + 1);
  return toConnection(entries, args, (entry) => [entry.id]);
}

async function readEntries(
  { em, viewer }: Context,
  filter: AccessLogFilter,
  before: string | null,
  limit: number,
): Promise<AccessLogEntry[]> {
  const { documentId, version, kind, person, code, from, to } = filter;
  let entries = selectEntries(em, viewer)
    .where('e.kind', '=', anyOf(kind ? [toEventKind(kind)] : KINDS))
    .orderBy('e.seq', 'desc')
    .limit(limit);
  if (!isAdmin(viewer) || filter.isOwn) {
    const own = getViewerId(viewer) ?? '';
    entries = entries.where((eb) => eb.or([eb('e.actorId', '=', own), getIsDelegate(eb, eb.val(own))]));
  }
  if (documentId) entries = entries.where('e.subjectId', '=', documentId);
  if (version) entries = entries.where((eb) => eb(selectDetail(eb, 'version'), '=', String(version)));
  if (person) entries = entries.where((eb) => isBy(eb, person));
  if (code) {
    const traces = await findTraces(em, code);
    entries = entries
      // The condition on documents allows the use of an index.
      .where('e.subjectId', '=', anyOf(traces.map((trace) => trace.documentId)))
      .where((eb) => eb(selectDetail(eb, 'code'), '=', anyOf(traces.map((trace) => trace.code))));
  }
  if (from) entries = entries.where('e.at', '>=', from);
  if (to) entries = entries.where('e.at', '<', to);
  if (before) entries = entries.where('e.seq', '<', before);
  return (await entries.execute()).map(toEntry);
}

type Events = ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>;

const selectDetail = (eb: Events, name: 'code' | 'onBehalfOf' | 'page' | 'seconds' | 'version') =>
  readText(eb.ref('e.details'), name);

/**
 * SQL condition: event `e` happened on behalf of one of these accounts. The first condition matches a partial index.
 */
const getIsDelegate = (eb: Events, accounts: Expression<unknown>) =>
  eb.and([hasKey(eb.ref('e.details'), 'onBehalfOf'), eb(selectDetail(eb, 'onBehalfOf'), '=', accounts as never)]);

/**
 * SQL condition: a person did event `e`, or it was done on their behalf. The person is given by id or by a part of a
 * name or an email address.
 */
function isBy(eb: Events, person: string) {
  const accountIds = eb
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or((['name', 'username', 'email'] as const).map((column) => containsText(eb.ref(column), person))),
    );
  return eb.or([
    eb('e.actorId', '=', person),
    eb('e.actorId', '=', eb.fn.any(accountIds)),
    getIsDelegate(eb, eb.val(person)),
    getIsDelegate(eb, eb.fn.any(accountIds)),
  ]);
}

/** Events `e` of the log. The title is that of the document if the viewer can know it now. */
const selectEntries = (em: SqlEntityManager, viewer: Viewer) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .leftJoin('account as a', 'a.id', 'e.actorId')
    .leftJoin('account as p', (join) => join.on((eb) => eb(eb.ref('p.id'), '=', selectDetail(eb, 'onBehalfOf'))))
    .leftJoin('document as d', (join) =>
      join
        .onRef('d.id', '=', 'e.subjectId')
        .on((eb) =>
          isAdmin(viewer)
            ? eb.lit(true)
            : eb('d.id', 'in', eb.selectFrom(visibleDocuments(bindViewer(viewer))).select('seen.id')),
        ),
    )
    .select((eb) => [
      eb.cast<string>('e.seq', 'text').as('id'),
      ...(['e.at as createdAt', 'e.kind', 'a.name as personName', 'p.name as principalName'] as const),
      eb.ref('e.actorId').$notNull().as('personId'),
      selectDetail(eb, 'onBehalfOf').as('principalId'),
      eb.ref('e.subjectId').$notNull().as('documentId'),
      'd.title as documentTitle',
      eb.cast<number | null>(selectDetail(eb, 'version'), 'integer').as('version'),
      eb.cast<number | null>(selectDetail(eb, 'page'), 'integer').as('page'),
      eb.cast<number | null>(selectDetail(eb, 'seconds'), 'integer').as('seconds'),
      selectDetail(eb, 'code').as('code'),
      eb
        .case()
        .when(eb.lit(isAdmin(viewer)))
        .then(eb.ref('e.address'))
        .end()
        .as('ipAddress'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const toEntry = ({ personId, personName, principalId, principalName, ...row }: Row): AccessLogEntry => ({
  ...row,
  kind: toAccessKind(row.kind),
  person: { accountId: personId, name: personName },
  principal: principalId === null ? null : { accountId: principalId, name: principalName },
});

const HEAD =
  'id,at,kind,personId,person,documentId,title,version,page,seconds,code,address,principalId,principal'.split(',');

/** The log as lines with the filter of a query string. The export is refused or recorded before the first line. */
export async function exportAccess(
  context: Context,
  query: unknown,
  format: 'csv' | 'ndjson',
): Promise<AsyncGenerator<string>> {
  const filter = read(accessLogQuery, query);
  authorize(accessLogPolicy, context.viewer, 'export', null);
  await record(context, context.em, { kind: 'document.log_exported', details: { filter } });
  const readPage = (last: AccessLogEntry | null) => readEntries(context, filter, last?.id ?? null, CSV_PAGE);
  return format === 'csv' ? writeCsvPages(HEAD, readPage, toCells) : writeJsonPages(readPage, toObject);
}

const toPersonObject = ({ accountId, name }: Person) => ({ id: accountId, name });

const toObject = ({ person, principal, ...entry }: AccessLogEntry) => ({
  ...entry,
  person: toPersonObject(person),
  principal: principal && toPersonObject(principal),
});

const toCells = (entry: AccessLogEntry): string[] => {
  const { id, createdAt, kind, person, principal, documentId, documentTitle } = entry;
  const { version, page, seconds, code, ipAddress } = entry;
  const cells = [id, createdAt.toISOString(), kind, person.accountId, person.name, documentId, documentTitle];
  return [...cells, version, page, seconds, code, ipAddress, principal?.accountId, principal?.name].map((cell) =>
    String(cell ?? ''),
  );
};
