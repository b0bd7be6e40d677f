import { type Request, Router } from 'express';
import type { Context } from '#api/platform/context.ts';
import { exportFeeds } from './feed.opml.service.ts';

/** The feeds as a file for other feed readers. */
export function feedRest(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/api/feeds/export', async (request, response) => {
    const opml = await exportFeeds(contextFor(request));
    response.attachment('feeds.opml').type('text/x-opml').send(opml);
  });
  return router;
}
