import { type Request, Router } from 'express';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { PICTURES } from './manual.files.ts';
import { manualPolicy } from './manual.service.ts';

/** The pictures of the manuals. */
export function manualRoutes({ contextFor }: { contextFor: (request: Request) => Context }): Router {
  const router = Router();
  router.get('/docs/pictures/:file', (request, response, next) => {
    authorize(manualPolicy, contextFor(request).viewer, 'read', null);
    // Without a file of this name, the page of the router says so.
    response.sendFile(request.params.file, { root: PICTURES, cacheControl: false }, (error) => error && next());
  });
  return router;
}
