import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { exportAuditEvents } from '#api/operation/audit/audit.export.service.ts';
import type { Context } from '#api/platform/context.ts';
import { read, sendStream } from '#api/platform/http/rest.ts';
import { limitContextToScope } from '#api/integration/tokens/token.policy.ts';
import { exportEngagement } from './engagement.report.service.ts';
import { exportSummaries } from './summary.service.ts';
import { exportAccess } from './access-log.service.ts';

const types = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const;
const formatQuery = z.object({ format: z.enum(['csv', 'ndjson'], 'Use the format csv or ndjson').default('csv') });

/** The logs by the path and the name of their files. */
const logs = [
  ['/api/audit/export', 'audit-log', exportAuditEvents],
  ['/api/documents/log/export', 'access-log', exportAccess],
  ['/api/documents/engagement/export', 'engagement', exportEngagement],
  ['/api/documents/engagement/summary/export', 'investor-summary', exportSummaries],
] as const;

/** Serves the audit log, the access log and the engagement as files, with the filters of their pages, to sessions and to tokens. */
export function logExportRoutes(options: { contextFor: (request: Request) => Context }): Router {
  const contextFor = limitContextToScope(options.contextFor, 'AUDIT_READ');
  const router = Router();
  for (const [path, name, exportLog] of logs) {
    router.get(path, async (request, response) => {
      const { format } = read(formatQuery, request.query);
      const lines = await exportLog(contextFor(request), request.query, format);
      response.attachment(`${name}.${format}`).type(types[format]);
      await sendStream(response, Readable.from(lines));
    });
  }
  return router;
}
