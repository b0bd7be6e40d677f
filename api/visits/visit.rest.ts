import { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { isReadable } from '../platform/http/readable.ts';
import { jsonBody, noStore, read, restFailure } from '../platform/http/rest.ts';
import { visitInput } from './visit.input.ts';
import { countVisit } from './visit.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
  /** The route of a public page, null for an address that is none. */
  getRoute: (path: string) => string | null;
  /** Names the build that serves the pages. */
  release: string;
}

/** Where pages report that they were looked at. A browser that asks not to be tracked is not counted at all. */
export function visitRest({ contextFor, getRoute, release }: Options): Router {
  const router = Router();
  router.post('/api/visits', noStore, ...jsonBody, async (request, response) => {
    const visit = read(visitInput, request.body);
    // What no address can be, the router would complain of in the log.
    const route = isReadable(visit.path) ? getRoute(visit.path) : null;
    if (route && request.get('sec-gpc') !== '1') await countVisit(contextFor(request), visit, route, release);
    response.status(204).end();
  });
  router.use('/api/visits', restFailure);
  return router;
}
