import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import type { Context } from '#api/platform/context.ts';
import { prepare } from '#api/kysely.ts';

export interface AuditEntry {
  kind: AuditKind;
  /** The account that acted, if it is not the viewer. */
  actorId?: string | null;
  subjectId?: string | null;
  /** Facts without secrets. Email addresses are masked. */
  details?: Record<string, unknown>;
}

type Actor = Pick<Context, 'viewer' | 'requestId' | 'client'>;

/** The actor for changes that the server makes by itself or an operator makes on the command line. */
export const bySystem: Actor = {
  viewer: { kind: 'anonymous' },
  requestId: 'system',
  client: { address: 'local', device: 'command line' },
};

interface NewEvent {
  kind: AuditKind;
  actorId: string | null;
  subjectId: string | null;
  requestId: string;
  address: string;
  details: string;
}

const insertEvent = prepare<NewEvent>()((db, value) =>
  db.insertInto('audit_event').values(({ cast }) => ({
    kind: value('kind'),
    actorId: value('actorId'),
    subjectId: value('subjectId'),
    requestId: value('requestId'),
    address: value('address'),
    details: cast<Record<string, unknown>>(value('details'), 'jsonb'),
  })),
);

/**
 * Writes an event in the transaction of `em`, together with the change that it records. Call it last: it blocks every
 * other writer of the log until the commit.
 */
export async function record(actor: Actor, em: SqlEntityManager, entry: AuditEntry): Promise<void> {
  const { viewer, requestId, client } = actor;
  const accountId = entry.actorId === undefined ? (viewer.kind === 'user' ? viewer.id : null) : entry.actorId;
  await insertEvent.all(em, {
    kind: entry.kind,
    actorId: accountId,
    subjectId: entry.subjectId ?? null,
    requestId,
    address: client.address,
    details: JSON.stringify({
      ...(viewer.kind === 'user' && viewer.token && { token: viewer.token.id }),
      ...entry.details,
    }),
  });
}

/** `ines@example.com` becomes `i***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
