import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';

/** Everything that leaves a trace. A new kind is added here, so that this list is what the trail can hold. */
export type AuditKind =
  | 'login.succeeded'
  | 'login.failed'
  | 'logout'
  | 'identity.confirmed'
  | 'identity.refused'
  | 'session.ended'
  | 'sessions.ended'
  | 'access.refused'
  | 'account.registered'
  | 'account.known_email'
  | 'account.email_verified'
  | 'account.answered'
  | 'password.reset_requested'
  | 'password.reset'
  | 'password.changed'
  | 'email.change_requested'
  | 'email.changed'
  | 'email.change_undone'
  | 'user.asked'
  | 'second_factor.added'
  | 'second_factor.removed'
  | 'second_factor.codes_renewed'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'user.approved'
  | 'user.rejected'
  | 'user.suspended'
  | 'user.reinstated'
  | 'user.roles_changed'
  | 'admin.created'
  | 'data.exported'
  | 'leads.exported'
  | 'lead.deleted'
  | 'feed.added'
  | 'feed.deleted'
  | 'feeds.imported'
  | 'audit.exported'
  | 'article.emergency_published'
  | 'article.emergency_withdrawn'
  | 'account.deleted'
  | 'article.created'
  | 'article.updated'
  | 'article.draft_saved'
  | 'article.draft_discarded'
  | 'article.published'
  | 'article.scheduled'
  | 'article.unpublished'
  | 'article.unpublishing_planned'
  | 'article.taken_over'
  | 'article.trashed'
  | 'article.restored'
  | 'article.deleted'
  | 'documents.seen_as'
  | 'picture.uploaded'
  | 'picture.changed'
  | 'picture.deleted'
  | 'category.created'
  | 'category.updated'
  | 'category.deleted'
  | 'categories.ordered'
  | 'content.imported'
  | 'group.created'
  | 'group.updated'
  | 'group.deleted'
  | 'question.asked'
  | 'question.answered'
  | 'question.published'
  | 'question.unpublished'
  | 'delegation.offered'
  | 'delegation.accepted'
  | 'delegation.refused'
  | 'delegation.ended'
  | 'nda.published'
  | 'nda.ended'
  | 'nda.signed'
  | 'nda.exported'
  | 'event.created'
  | 'event.updated'
  | 'event.cancelled'
  | 'event.exported'
  | 'update.created'
  | 'update.updated'
  | 'update.published'
  | 'update.scheduled'
  | 'update.withdrawn'
  | 'calendar.renewed'
  | 'folder.created'
  | 'folder.updated'
  | 'folder.deleted'
  | 'document.created'
  | 'document.updated'
  | 'document.deleted'
  | 'document.seen'
  | 'document.viewed'
  | 'document.read'
  | 'document.downloaded'
  | 'document.printed'
  | 'document.log_exported'
  | 'upload.received'
  | 'upload.refused'
  | 'access.changed';

export interface AuditEntry {
  kind: AuditKind;
  /** Who did it, where that is not the viewer. */
  actorId?: string | null;
  subjectId?: string | null;
  /** Facts that are no one's secret; addresses masked. */
  details?: Record<string, unknown>;
}

type Doer = Pick<Context, 'viewer' | 'requestId' | 'client'>;

/** What the site does by itself, or an operator at its command line. */
export const bySystem: Doer = {
  viewer: { kind: 'anonymous' },
  requestId: 'system',
  client: { address: 'local', device: 'command line' },
};

const INSERT = `insert into audit_event (kind, actor_id, subject_id, request_id, address, details)
  values ($1, $2, $3, $4, $5, $6::jsonb)`;

/**
 * Writes an event in the transaction of `em`, together with what it records. Call it last: from here to the commit
 * every other writer of the trail waits.
 */
export async function record(doer: Doer, em: SqlEntityManager, entry: AuditEntry): Promise<void> {
  const { viewer, requestId, client } = doer;
  const actor = entry.actorId === undefined ? (viewer.kind === 'user' ? viewer.id : null) : entry.actorId;
  await query(em, INSERT, [
    entry.kind,
    actor,
    entry.subjectId ?? null,
    requestId,
    client.address,
    JSON.stringify(entry.details ?? {}),
  ]);
}

/** `ines@example.com` becomes `i***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
