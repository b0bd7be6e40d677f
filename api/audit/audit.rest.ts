import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { noStore, read, restFailure, sendStream } from '../platform/http/rest.ts';
import { exportAuditEvents } from './audit.export.service.ts';
import { auditExportQuery } from './audit.input.ts';

/** Serves the audit log as a file, with the same filter as the page. */
export function auditRest(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/api/audit/export', noStore, async (request, response) => {
    const lines = await exportAuditEvents(contextFor(request), read(auditExportQuery, request.query));
    response.attachment('audit-log.csv').type('text/csv');
    await sendStream(response, Readable.from(lines));
  });
  router.use('/api/audit', restFailure);
  return router;
}
