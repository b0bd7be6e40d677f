import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { exportAuditEvents } from '../audit/audit.export.service.ts';
import { auditExportQuery } from '../audit/audit.input.ts';
import type { Context } from '../platform/context.ts';
import { noStore, read, restFailure, sendStream } from '../platform/http/rest.ts';
import { limitContextToScope } from '../tokens/token.policy.ts';
import { accessLogQuery } from './access-log.input.ts';
import { exportAccess } from './access-log.service.ts';

const types = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const;
type Format = keyof typeof types;
const formatQuery = z.object({ format: z.enum(['csv', 'ndjson'], 'Use the format csv or ndjson').default('csv') });

/** Each log by the path of its file, with the same filter as its page. */
const logs = {
  '/api/audit/export': {
    name: 'audit-log',
    open: (context: Context, query: unknown, format: Format) =>
      exportAuditEvents(context, read(auditExportQuery, query), format),
  },
  '/api/documents/log/export': {
    name: 'access-log',
    open: (context: Context, query: unknown, format: Format) =>
      exportAccess(context, read(accessLogQuery, query), format),
  },
};

/** Serves the audit log and the access log as files, to sessions and to tokens. */
export function logExportRoutes(options: { contextFor: (request: Request) => Context }): Router {
  const contextFor = limitContextToScope(options.contextFor, 'AUDIT_READ');
  const router = Router();
  for (const [path, { name, open }] of Object.entries(logs)) {
    router.get(path, noStore, async (request, response) => {
      const { format } = read(formatQuery, request.query);
      const lines = await open(contextFor(request), request.query, format);
      response.attachment(`${name}.${format}`).type(types[format]);
      await sendStream(response, Readable.from(lines));
    });
    router.use(path, restFailure);
  }
  return router;
}
