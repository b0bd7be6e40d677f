import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import type { Context } from '#api/platform/context.ts';
import { sendStream } from '#api/platform/http/rest.ts';
import { exportUsers } from './user.export.service.ts';

/** The route that downloads the list of accounts. */
export function userRoutes(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/api/users/export', async (request, response) => {
    const lines = await exportUsers(contextFor(request), request.query);
    response.attachment('investors.csv').type('text/csv');
    await sendStream(response, Readable.from(lines));
  });
  return router;
}
