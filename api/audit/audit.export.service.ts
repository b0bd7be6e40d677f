import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { CSV_PAGE, writeCsvPages, writeJsonPages } from '../platform/csv.ts';
import { parseJson } from '../platform/json.ts';
import type { AuditEvent } from './audit-event.entity.ts';
import type { AuditEventFilter } from './audit.input.ts';
import { auditPolicy } from './audit.policy.ts';
import { readAuditEvents } from './audit.read.service.ts';
import { record } from './audit.service.ts';

const HEAD = ['id', 'at', 'kind', 'actorId', 'actor', 'subjectId', 'subject', 'address', 'requestId', 'details'];

/**
 * Returns the filtered audit log as lines, newest first, read one page at a time. Checks permission and records the
 * export before the first line.
 */
export async function exportAuditEvents(
  context: Context,
  filter: AuditEventFilter,
  format: 'csv' | 'ndjson',
): Promise<AsyncGenerator<string>> {
  authorize(auditPolicy, context.viewer, 'export', null);
  await record(context, context.em, { kind: 'audit.exported', details: { filter } });
  const readPage = (last: AuditEvent | null) => readAuditEvents(context.em, filter, last?.id ?? null, CSV_PAGE);
  return format === 'csv' ? writeCsvPages(HEAD, readPage, toCells) : writeJsonPages(readPage, toObject);
}

const toObject = (event: AuditEvent) => ({ ...event, details: parseJson(event.details) });

const toCells = ({ id, createdAt, kind, actor, subject, ipAddress, requestId, details }: AuditEvent): string[] => [
  id,
  createdAt.toISOString(),
  kind,
  actor?.id ?? '',
  actor?.name ?? '',
  subject?.id ?? '',
  subject?.name ?? '',
  ipAddress ?? '',
  requestId ?? '',
  details,
];
