import { z } from 'zod';
import { record } from '../audit/audit.service.ts';
import { documentsSeenBy } from '../documents/document.policy.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { csvLine } from '../platform/csv.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import { type AccessKind, accessKindEnum, type AccessLogEntry, eventOf } from './access-log.entity.ts';
import type { AccessLogArgs, AccessLogFilter } from './access-log.input.ts';
import { accessLogPolicy } from './access-log.policy.ts';
import { findTraces, type Trace } from './trace.service.ts';

// The log is that part of the audit trail which is about documents: written with each reading, and never changed.

const KINDS = Object.values(accessKindEnum).map(eventOf);

interface FlatEntry extends Omit<AccessLogEntry, 'createdAt' | 'kind' | 'person' | 'principal'> {
  createdAt: string;
  kind: string;
  personId: string;
  personName: string | null;
  principalId: string | null;
  principalName: string | null;
}

const COLUMNS = `e.seq::text as id, e.at as "createdAt", e.kind, e.actor_id as "personId", a.name as "personName",
  e.details->>'onBehalfOf' as "principalId", p.name as "principalName", e.subject_id as "documentId", d.title as "documentTitle", (e.details->>'version')::integer as version,
  (e.details->>'page')::integer as page, (e.details->>'seconds')::integer as seconds, e.details->>'code' as code`;

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the log, newest first: of everybody for admins; for others what they did, and what was done for them. */
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
  const { values, bind } = binder();
  // A title is that of the document as the viewer may know it now; what was once shared is no longer named.
  const seen = `with recursive ${documentsSeenBy(viewer, bind)}`;
  const { documentId, kind, person, code, from, to } = filter;
  const where = [`e.kind = any(${bind(kind ? [eventOf(kind)] : KINDS)})`];
  if (!isAdmin(viewer) || filter.isOwn) {
    const own = bind(viewer.kind === 'user' ? viewer.id : '');
    where.push(`(e.actor_id = ${own} or (e.details ? 'onBehalfOf' and e.details->>'onBehalfOf' = ${own}))`);
  }
  if (documentId) where.push(`e.subject_id = ${bind(documentId)}`);
  if (person) {
    const like = bind(`%${person.replace(/[\\%_]/g, '\\$&')}%`);
    const known = `select id from account where name ilike ${like} or username ilike ${like} or email ilike ${like}`;
    const id = bind(person);
    where.push(`(e.actor_id = ${id} or e.actor_id in (${known}) or (e.details ? 'onBehalfOf'
      and (e.details->>'onBehalfOf' = ${id} or e.details->>'onBehalfOf' in (${known}))))`);
  }
  if (code) where.push(hasCode(await findTraces(em, code), bind));
  if (from) where.push(`e.at >= ${bind(from)}`);
  if (to) where.push(`e.at < ${bind(to)}`);
  if (before) where.push(`e.seq < ${bind(before)}::bigint`);
  const address = isAdmin(viewer) ? 'e.address' : 'null';
  const sql = `${seen} select ${COLUMNS}, ${address} as "ipAddress" from audit_event e
    left join account a on a.id = e.actor_id
    left join account p on p.id = e.details->>'onBehalfOf'
    left join document d on d.id = e.subject_id and d.id in (select id from seen)
    where ${where.join(' and ')} order by e.seq desc limit ${bind(limit)}`;
  return (await query<FlatEntry>(em, sql, values)).map(toEntry);
}

const toEntry = ({ personId, personName, principalId, principalName, ...row }: FlatEntry): AccessLogEntry => ({
  ...row,
  createdAt: new Date(row.createdAt),
  kind: row.kind.replace('document.', '').toUpperCase() as AccessKind,
  person: { id: personId, name: personName },
  principal: principalId === null ? null : { id: principalId, name: principalName },
});

/** The condition on event `e` that it is one of these readings. The documents narrow the search by an index. */
function hasCode(traces: readonly Trace[], bind: (value: unknown) => string): string {
  const documents = bind(traces.map(({ documentId }) => documentId));
  return `e.subject_id = any(${documents}) and e.details->>'code' = any(${bind(traces.map(({ code }) => code))})`;
}

const PAGE = 1_000;
const HEAD =
  'id,at,kind,personId,person,documentId,title,version,page,seconds,code,address,principalId,principal'.split(',');

/** The whole of the filtered log as lines of CSV. Who takes it is refused or written down before the first line. */
export async function exportAccess(context: Context, filter: AccessLogFilter): Promise<AsyncGenerator<string>> {
  authorize(accessLogPolicy, context.viewer, 'export', null);
  await record(context, context.em, { kind: 'document.log_exported', details: { filter } });
  return lines(context, filter);
}

async function* lines(context: Context, filter: AccessLogFilter): AsyncGenerator<string> {
  yield csvLine(HEAD);
  let before: string | null = null;
  do {
    const entries: AccessLogEntry[] = await readEntries(context, filter, before, PAGE);
    yield entries.map((entry) => csvLine(cellsOf(entry))).join('');
    before = entries.length === PAGE ? (entries.at(-1)?.id ?? null) : null;
  } while (before);
}

const cellsOf = (entry: AccessLogEntry): string[] => {
  const { id, createdAt, kind, person, principal, documentId, documentTitle } = entry;
  const { version, page, seconds, code, ipAddress } = entry;
  const cells = [id, createdAt.toISOString(), kind, person.id, person.name, documentId, documentTitle];
  return [...cells, version, page, seconds, code, ipAddress, principal?.id, principal?.name].map((cell) =>
    String(cell ?? ''),
  );
};
