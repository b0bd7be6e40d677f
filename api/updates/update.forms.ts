import { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { toExpectedError } from '../platform/errors.ts';
import { noStore } from '../platform/http/rest.ts';
import { isMember } from '../platform/viewer.ts';
import { markInvestorUpdateRead } from './update.read.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
  /** The URL of the sign-in page, which then redirects to a page. */
  signInPath: (next: string) => string;
}

/** "Mark as read" as a plain HTML form for browsers without JavaScript. Opening the page changes nothing. */
export function updateForms({ contextFor, signInPath }: Options): Router {
  const router = Router();
  router.post('/investor/updates/:id', noStore, async (request, response) => {
    const id = String(request.params['id']);
    const page = `/investor/updates/${encodeURIComponent(id)}`;
    const context = contextFor(request);
    if (!isMember(context.viewer)) return response.redirect(302, signInPath(page));
    // The page shows the error for an update that the reader may not see.
    await markInvestorUpdateRead(context, id).catch((error: unknown) => {
      if (!toExpectedError(error)) throw error;
    });
    response.redirect(303, page);
  });
  return router;
}
