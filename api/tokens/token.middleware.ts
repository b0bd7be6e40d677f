import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Env } from '../platform/env.ts';
import { readCookie } from '../platform/http/cookies.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { SignedIn } from '../platform/viewer.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The owner of the token that this request was sent with. */
    tokenViewer?: SignedIn;
  }
}

const LONGEST = 200;
const UNAUTHORIZED = {
  status: 401,
  code: 'UNAUTHENTICATED',
  sentence: 'This token is not valid.',
  headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
};
const TWO_IDENTITIES = {
  status: 400,
  code: 'BAD_USER_INPUT',
  sentence: 'Send either a session cookie or a token, not both.',
};

/** The secret of an Authorization header. Null if the header is not one `Bearer` credential. */
export function readBearer({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const { authorization = '' } = headers;
  // Node keeps only the first of several headers; a proxy may keep the last.
  const count = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'authorization').length;
  if (count !== 1 || authorization.length > LONGEST) return null;
  return /^bearer +([\w~+/.-]+=*)$/i.exec(authorization)?.[1] ?? null;
}

/**
 * Reads the token of a request to the API. A request with an Authorization header is answered as the owner of its token
 * or refused, never as an anonymous one.
 */
export const tokenMiddleware =
  (env: Env, authenticate: (request: Request, secret: string) => Promise<SignedIn | null>): RequestHandler =>
  async (request, response, next) => {
    if (request.headers.authorization === undefined) return next();
    if (readCookie(env, request.headers, 'sid') !== undefined) return refuse(request, response, TWO_IDENTITIES);
    const secret = readBearer(request);
    const viewer = secret && (await authenticate(request, secret));
    if (!viewer) return refuse(request, response, UNAUTHORIZED);
    request.tokenViewer = viewer;
    next();
  };
