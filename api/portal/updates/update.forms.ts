import { type Request, Router } from 'express';
import type { Context } from '#api/platform/context.ts';
import { toExpectedError } from '#api/platform/errors.ts';
import { noStore } from '#api/platform/http/rest.ts';
import { declareAccess } from '#api/platform/http/route-access.ts';
import { isMember } from '#api/platform/viewer.ts';
import { markInvestorUpdateRead } from './update.read.service.ts';
import { mailedAction } from '#api/platform/http/mailed-action.ts';
import { unsubscribe } from './update.settings.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
  /** The URL of the sign-in page, which then redirects to a page. */
  signInPath: (next: string) => string;
}

/** "Mark as read" as a plain HTML form for browsers without JavaScript. Opening the page changes nothing. */
export function updateForms({ contextFor, signInPath }: Options): Router {
  const router = Router();
  const toPage = (request: Request) => `/investor/updates/${encodeURIComponent(String(request.params['id']))}`;
  const members = declareAccess('signed-in', (request, response, next) =>
    isMember(contextFor(request).viewer) ? next() : response.redirect(302, signInPath(toPage(request))),
  );
  router.post('/investor/updates/:id', members, noStore, async (request, response) => {
    const context = contextFor(request);
    // The page shows the error for an update that the reader may not see.
    await markInvestorUpdateRead(context, String(request.params['id'])).catch((error: unknown) => {
      if (!toExpectedError(error)) throw error;
    });
    response.redirect(303, toPage(request));
  });
  return router;
}

/** Unsubscribes from update mails without signing in. */
export const unsubscribeRoutes = (options: Parameters<typeof mailedAction>[0]) =>
  mailedAction(options, {
    page: 'unsubscribe',
    run: unsubscribe,
    done: 'You are unsubscribed from update emails. You can choose again on your account page.',
    invalid: 'This link does not work. You can also unsubscribe on your account page.',
  });
