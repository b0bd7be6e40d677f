import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Env } from '#api/platform/env.ts';
import { readCookie } from '#api/platform/http/cookies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import type { TokenRefusal } from './token.authentication.service.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The owner of the token that this request was sent with. */
    tokenViewer?: SignedIn;
  }
}

const LONGEST = 200;
const sentences: Record<TokenRefusal | 'NO_BEARER', string> = {
  UNKNOWN: 'This token is not valid: it does not exist or was revoked.',
  EXPIRED: 'This token has expired. Create a new one.',
  ADDRESS: 'This token cannot be used from this IP address.',
  NO_BEARER: 'Send the token once, in the header Authorization: Bearer <secret>.',
};
const toRefusal = (reason: TokenRefusal | 'NO_BEARER') => ({
  status: 401,
  code: 'UNAUTHENTICATED',
  sentence: sentences[reason],
  headers: { 'WWW-Authenticate': `Bearer error="${reason === 'NO_BEARER' ? 'invalid_request' : 'invalid_token'}"` },
});
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
  (env: Env, authenticate: (request: Request, secret: string) => Promise<SignedIn | TokenRefusal>): RequestHandler =>
  async (request, response, next) => {
    if (request.headers.authorization === undefined) return next();
    if (readCookie(env, request.headers, 'sid') !== undefined) return refuse(request, response, TWO_IDENTITIES);
    const secret = readBearer(request);
    const viewer = secret ? await authenticate(request, secret) : 'NO_BEARER';
    if (typeof viewer === 'string') return refuse(request, response, toRefusal(viewer));
    request.tokenViewer = viewer;
    next();
  };
