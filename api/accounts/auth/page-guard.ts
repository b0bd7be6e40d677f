import { type Request, type RequestHandler, Router } from 'express';
import { SESSION_ENDED, toDestination } from '#graphql/local-path.ts';
import { recordPageRefusal } from '#api/operation/audit/audit.refusals.service.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { isAdmin, isEditor, isMember } from '#api/platform/viewer.ts';
import { readCookie } from '#api/platform/http/cookies.ts';
import { clearNotice, leaveNotice } from '#api/platform/http/notice.ts';
import { getAccess, authPath } from './auth.paths.ts';

/**
 * Checks access before any part of a page is rendered. Redirects visitors to the sign-in page, and sets the status 403
 * on pages of editors and administrators for everyone else.
 */
export function pageGuard(env: Env, contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/auth', skipTheDoor(env, contextFor));
  router.use(requireAccess(env, contextFor));
  return router;
}

const skipTheDoor =
  (env: Env, contextFor: (request: Request) => Context): RequestHandler =>
  (request, response, next) => {
    clearNotice(request, response, env);
    if (!isMember(contextFor(request).viewer)) return next();
    response.set('Cache-Control', 'private, no-store').redirect(302, toDestination(request.query['next']));
  };

const requireAccess =
  (env: Env, contextFor: (request: Request) => Context): RequestHandler =>
  async (request, response, next) => {
    const access = getAccess(request.path);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (access === 'public' || !reads) return next();
    response.set('Cache-Control', 'private, no-store').vary('Cookie');
    const context = contextFor(request);
    if (!isMember(context.viewer)) {
      // A cookie without a session: the sign-in page says so, the same for every reason, such as a suspension.
      if (readCookie(env, request.headers, 'sid') !== undefined)
        leaveNotice(response, env, context.services.secrets, {
          form: 'login',
          message: SESSION_ENDED,
          errors: {},
          values: {},
        });
      return response.redirect(302, authPath('login', request.originalUrl));
    }
    if (access === 'signed-in' || (access === 'editor' ? isEditor : isAdmin)(context.viewer)) return next();
    await recordPageRefusal(context, request.path);
    // The page itself shows the refusal and no data: the API refuses its queries as well.
    response.locals['status'] = 403;
    next();
  };
