import { type Request, Router } from 'express';
import type { Context } from '#api/platform/context.ts';
import { isReadable } from '#api/platform/http/readable.ts';
import { jsonBody, read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { visitInput } from './visit.input.ts';
import { countVisit } from './visit.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
  /** The route of a public page. Null for other paths. */
  getRoute: (path: string) => string | null;
  /** The build that serves the pages. */
  release: string;
}

/** Receives the page views. A browser with Global Privacy Control is not counted. */
export function visitRest({ contextFor, getRoute, release }: Options): Router {
  const router = Router();
  router.post('/api/visits', openToAll(), ...jsonBody, async (request, response) => {
    const visit = read(visitInput, request.body);
    // The router would log an error for an undecodable path.
    const route = isReadable(visit.path) ? getRoute(visit.path) : null;
    if (route && request.get('sec-gpc') !== '1') await countVisit(contextFor(request), visit, route, release);
    response.status(204).end();
  });
  return router;
}
