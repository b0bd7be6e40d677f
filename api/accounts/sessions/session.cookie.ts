import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import type { SessionHandle } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { clearPrivateData, cookieName, cookieOptions, isHttps } from '#api/platform/http/cookies.ts';
import { anonymous, type Viewer } from '#api/platform/viewer.ts';
import { newToken } from './session.service.ts';
import { PostgresSessionStore } from './session.store.service.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The token of a session that was just created, for the cookie of the response. */
    begunSession?: string;
  }
}

const NAME = 'sid';

/** Reads the session of a request with a session cookie. Visitors without the cookie cause no query and get no row. */
export function sessionMiddleware(env: Env, secrets: string[], fork: () => SqlEntityManager): RequestHandler {
  const https = isHttps(env);
  const handle = session({
    name: cookieName(env, NAME),
    secret: secrets,
    store: new PostgresSessionStore(fork, env.REQUIRE_ADMIN_MFA),
    genid: (request) => request.begunSession ?? newToken(),
    resave: false,
    saveUninitialized: false,
    cookie: cookieOptions(env),
  });
  return (request, response, next) => {
    // The operator configured https, so a proxy that omits the forwarded header must not prevent every sign-in.
    if (https) Object.defineProperty(request, 'secure', { value: true });
    handle(request, response, next);
  };
}

/** The viewer of the request's token or session, or anonymous. */
export const getViewer = (request: Request): Viewer => request.tokenViewer ?? request.session?.viewer ?? anonymous;

/** The session of the request, in the form that services use. */
export const getSessionHandle = (env: Env, request: Request): SessionHandle => ({
  get id() {
    return request.session?.rowId ?? null;
  },
  get viewer() {
    return getViewer(request);
  },
  adopt: async (token) => {
    request.begunSession = token;
    // Read from the store, because signing out earlier in the same request removed the current session.
    await toPromise((done) => request.sessionStore.regenerate(request, done));
    const { cookie: _cookie, ...data } =
      (await toPromise<SessionData | null>((done) => request.sessionStore.get(token, done))) ?? {};
    Object.assign(request.session, data);
  },
  drop: async () => {
    clearPrivateData(request, env);
    if (request.session) await toPromise((done) => request.session.destroy(done));
  },
});

const toPromise = <Result>(
  call: (done: (error?: unknown, result?: Result) => void) => void,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result))));
