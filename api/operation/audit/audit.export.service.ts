import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages, writeJsonPages } from '#api/platform/csv.ts';
import { read } from '#api/platform/http/rest.ts';
import { parseJson } from '#api/platform/json.ts';
import type { AuditEvent } from './audit-event.type.ts';
import { auditExportQuery } from './audit.input.ts';
import { auditPolicy, readAuditEvents } from './audit.read.service.ts';
import { record } from './audit.service.ts';

const HEAD = ['id', 'at', 'kind', 'actorId', 'actor', 'subjectId', 'subject', 'address', 'requestId', 'details'];

/**
 * The audit log as lines, newest first, with the filter of a query string. The export is refused or recorded before the
 * first line.
 */
export async function exportAuditEvents(
  context: Context,
  query: unknown,
  format: 'csv' | 'ndjson',
): Promise<AsyncGenerator<string>> {
  const filter = read(auditExportQuery, query);
  authorize(auditPolicy, context.viewer, 'export', null);
  await record(context, context.em, { kind: 'audit.exported', details: { filter } });
  const readPage = (last: AuditEvent | null) => readAuditEvents(context.em, filter, last?.id ?? null, CSV_PAGE);
  return format === 'csv' ? writeCsvPages(HEAD, readPage, toCells) : writeJsonPages(readPage, toObject);
}

const toObject = ({ actor, subject, ...event }: AuditEvent) => ({
  ...event,
  actor: actor && { id: actor.accountId, name: actor.name },
  subject: subject && { id: subject.subjectId, name: subject.name },
  details: parseJson(event.details),
});

const toCells = ({ id, createdAt, kind, actor, subject, ipAddress, requestId, details }: AuditEvent): string[] => [
  id,
  createdAt.toISOString(),
  kind,
  actor?.accountId ?? '',
  actor?.name ?? '',
  subject?.subjectId ?? '',
  subject?.name ?? '',
  ipAddress ?? '',
  requestId ?? '',
  details,
];
