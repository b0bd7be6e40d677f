import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { SessionHandle } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { clearPrivateData, readCookie, removeNewCookie, setCookie } from '../platform/http/cookies.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import type { CurrentSession, SessionStore } from './session.store.service.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The session of the request's cookie, or the one that this request has started. */
    session?: CurrentSession | null;
  }
}

const NAME = 'sid';

/** Reads the session of a request with a session cookie. Other visitors cause no statement. */
export const sessionMiddleware =
  (env: Env, secrets: readonly string[], store: SessionStore): RequestHandler =>
  async (request, _response, next) => {
    const token = readToken(env, secrets, request.headers);
    if (token !== null) request.session = await store.read(token);
    next();
  };

/** The viewer of the request's token or session, or anonymous. */
export const getViewer = (request: Request): Viewer => request.tokenViewer ?? request.session?.viewer ?? anonymous;

interface SessionHandleParts {
  env: Env;
  secrets: readonly string[];
  store: SessionStore;
}

/** The session of the request, in the form that services use. */
export const getSessionHandle = ({ env, secrets, store }: SessionHandleParts, request: Request): SessionHandle => ({
  get id() {
    return request.session?.id ?? null;
  },
  get viewer() {
    return getViewer(request);
  },
  adopt: async (token) => {
    if (request.session) await store.delete(request.session);
    request.session = await store.read(token);
    if (request.session && request.res) setCookie(request.res, env, NAME, toCookie(token, secrets[0] ?? ''));
  },
  drop: async () => {
    // A sign-in earlier in the same request has set it.
    if (request.res) removeNewCookie(request.res, env, NAME);
    clearPrivateData(request, env);
    if (request.session) await store.delete(request.session);
    request.session = null;
  },
});

/** The signature stops made-up tokens before the database is asked. Earlier versions of this server set equal cookies. */
const toCookie = (token: string, secret: string): string => `s:${token}.${sign(token, secret)}`;

const sign = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64').replace(/=+$/, '');

/** The token of a session cookie with a valid signature; otherwise null. */
function readToken(env: Env, secrets: readonly string[], headers: IncomingHttpHeaders): string | null {
  const value = readCookie(env, headers, NAME);
  if (!value?.startsWith('s:')) return null;
  const dot = value.lastIndexOf('.');
  const [token, signature] = [value.slice(2, dot), Buffer.from(value.slice(dot + 1))];
  const isValid = secrets.some((secret) => {
    const expected = Buffer.from(sign(token, secret));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return dot > 2 && isValid ? token : null;
}
