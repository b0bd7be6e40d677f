import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#api/entities.ts';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { type AuditKind, listAuditWords } from '#graphql/audit-kinds.ts';
import { getKysely } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { containsText } from '#api/platform/database/sql.ts';
import type { AuditEvent } from './audit-event.type.ts';
import type { AuditEventFilter, AuditEventsArgs } from './audit.input.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/**
 * Administrators read the audit log; only the server writes it. Export needs a fresh confirmation, so that a stolen
 * session alone cannot take the whole log.
 */
export const auditPolicy = allow<'read' | 'export', never>(isAdmin, (action) => action === 'export');

/** The name that an account had at that time. The log stores no names, because names are deleted with the account. */
const nameAt = (
  { selectFrom }: Pick<ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>, 'selectFrom'>,
  account: 'e.actorId' | 'e.subjectId',
) =>
  selectFrom('account_name as n')
    .select('n.name')
    .whereRef('n.accountId', '=', account)
    .whereRef('n.since', '<=', 'e.at')
    .orderBy('n.since', 'desc')
    .limit(1);

const selectEvents = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .leftJoinLateral(
      (eb) => nameAt(eb, 'e.actorId').as('actor'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => nameAt(eb, 'e.subjectId').as('subject'),
      (join) => join.onTrue(),
    )
    .select(['e.seq as id', 'e.at as createdAt', 'e.actorId', 'actor.name as actorName'])
    .select(['e.subjectId', 'subject.name as subjectName', 'e.address as ipAddress'])
    .select((eb) => [
      eb.ref('e.kind').$castTo<AuditKind>().as('kind'),
      'e.requestId',
      eb.cast<string>('e.details', 'text').as('details'),
    ]);
type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the audit log, newest first. */
export async function listAuditEvents({ em, viewer }: Context, args: AuditEventsArgs): Promise<Connection<AuditEvent>> {
  authorize(auditPolicy, viewer, 'read', null);
  const before = args.after ? decodeCursor(args.after, cursorShape)[0] : null;
  const events = await readAuditEvents(em, args.filter ?? {}, before, args.first + 1);
  return toConnection(events, args, (event) => [event.id]);
}

type Events = ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>;

/** True if an event concerns a person, given as an account id, username, email address, or current or former name. */
function isAbout(eb: Events, person: string) {
  const ids = eb
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', '=', person), containsText(eb.ref('username'), person), containsText(eb.ref('email'), person)]),
    )
    .union(
      eb
        .selectFrom('account_name')
        .select('accountId as id')
        .where((eb) => containsText(eb.ref('name'), person)),
    );
  return eb.or([
    eb('e.actorId', 'in', ids),
    eb('e.subjectId', 'in', ids),
    eb('e.actorId', '=', person),
    eb('e.subjectId', '=', person),
  ]);
}

/** Events older than the event number `before`. The caller checks access. */
export async function readAuditEvents(
  em: SqlEntityManager,
  { kind, category, userId, person, from, to }: AuditEventFilter,
  before: string | null,
  limit: number,
): Promise<AuditEvent[]> {
  let events = selectEvents(em);
  for (const start of [kind, category])
    if (start)
      events = events.where((eb) =>
        eb.or(
          listAuditWords(start).flatMap((word) => [
            eb('e.kind', '=', word),
            eb.fn<boolean>('starts_with', ['e.kind', eb.val(`${word}.`)]),
          ]),
        ),
      );
  if (userId) events = events.where((eb) => eb.or([eb('e.actorId', '=', userId), eb('e.subjectId', '=', userId)]));
  if (person) events = events.where((eb) => isAbout(eb, person));
  if (from) events = events.where('e.at', '>=', from);
  if (to) events = events.where('e.at', '<', to);
  if (before) events = events.where('e.seq', '<', before);
  const rows = await events.orderBy('e.seq', 'desc').limit(limit).execute();
  return rows.map(toEvent);
}

function toEvent({ actorId, actorName, subjectId, subjectName, createdAt, ...row }: EventRow): AuditEvent {
  return {
    ...row,
    createdAt,
    actor: actorId ? { accountId: actorId, name: actorName } : null,
    subject: subjectId ? { subjectId, name: subjectName } : null,
  };
}
