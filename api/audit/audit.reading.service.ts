import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { AuditEvent } from './audit-event.entity.ts';
import type { AuditEventFilter, AuditEventsArgs } from './audit.input.ts';
import { auditPolicy } from './audit.policy.ts';
import type { AuditKind } from './audit.service.ts';

interface FlatRow {
  id: string;
  createdAt: string;
  kind: AuditKind;
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
  ipAddress: string | null;
  requestId: string | null;
  details: string;
}

/** The name at the time of the event; the log itself holds no names, because they end with the account. */
const joinName = (role: 'actor' | 'subject') => `left join lateral (select name from account_name
    where account_id = e.${role}_id and since <= e.at order by since desc limit 1) ${role} on true`;

const SELECT = `select e.seq::text as id, e.at as "createdAt", e.kind, e.actor_id as "actorId", actor.name as "actorName",
    e.subject_id as "subjectId", subject.name as "subjectName", e.address as "ipAddress", e.request_id as "requestId", e.details::text as details
  from audit_event e ${joinName('actor')} ${joinName('subject')}`;

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the audit log, newest first. */
export async function listAuditEvents({ em, viewer }: Context, args: AuditEventsArgs): Promise<Connection<AuditEvent>> {
  authorize(auditPolicy, viewer, 'read', null);
  const before = args.after ? decodeCursor(args.after, cursorShape)[0] : null;
  const events = await readAuditEvents(em, args.filter ?? {}, before, args.first + 1);
  return toConnection(events, args, (event) => [event.id]);
}

const PERSON = `select id from account where id = $id or username ilike $like or email ilike $like
  union select account_id from account_name where name ilike $like`;

/** Events older than the one numbered `before`, for services that have decided who gets them. */
export async function readAuditEvents(
  em: SqlEntityManager,
  { kind, category, userId, person, from, to }: AuditEventFilter,
  before: string | null,
  limit: number,
): Promise<AuditEvent[]> {
  const { values, bind } = binder();
  const where = ['true'];
  for (const start of [kind, category])
    if (start) where.push(`(e.kind = ${bind(start)} or starts_with(e.kind, ${bind(`${start}.`)}))`);
  if (userId) where.push(`(e.actor_id = ${bind(userId)} or e.subject_id = ${bind(userId)})`);
  if (person) {
    const ids = PERSON.replaceAll('$like', bind(`%${person.replace(/[\\%_]/g, '\\$&')}%`)).replace('$id', bind(person));
    where.push(`(e.actor_id in (${ids}) or e.subject_id in (${ids}) or ${bind(person)} in (e.actor_id, e.subject_id))`);
  }
  if (from) where.push(`e.at >= ${bind(from)}`);
  if (to) where.push(`e.at < ${bind(to)}`);
  if (before) where.push(`e.seq < ${bind(before)}::bigint`);
  const rows = await query<FlatRow>(
    em,
    `${SELECT} where ${where.join(' and ')} order by e.seq desc limit ${bind(limit)}`,
    values,
  );
  return rows.map(toEvent);
}

function toEvent({ actorId, actorName, subjectId, subjectName, createdAt, ...row }: FlatRow): AuditEvent {
  return {
    ...row,
    createdAt: new Date(createdAt),
    actor: actorId ? { id: actorId, name: actorName } : null,
    subject: subjectId ? { id: subjectId, name: subjectName } : null,
  };
}
