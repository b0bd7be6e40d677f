import { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { noStore, restFailure } from '../platform/http/rest.ts';
import { exportAttendance } from './event.attending.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
}

/** What leaves as a file: who comes. */
export function eventRoutes({ contextFor }: Options): Router {
  const router = Router();
  router.get('/api/events/:id/attendance', noStore, async (request, response) => {
    const csv = await exportAttendance(contextFor(request), String(request.params['id']));
    response.attachment('attendance.csv').type('text/csv').send(csv);
  });
  router.use('/api/events', restFailure);
  return router;
}
