import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { refuse } from './refusal.ts';

/** Refuses unsafe requests that did not come from a page of this site, before anything looks at their cookies. */
export const requireSameOrigin =
  (env: Env): RequestHandler =>
  (request, response, next) => {
    if (isSameOrigin(env, request)) return next();
    refuse(request, response, { status: 403, code: 'FORBIDDEN', sentence: 'This request came from another site.' });
  };

export function isSameOrigin(env: Env, { method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  const site = headers['sec-fetch-site'];
  const { origin, host, cookie } = headers;
  // Every browser sends one of the two. A program sends neither, and must then not act with anyone's cookies.
  if (site === undefined && origin === undefined) return cookie === undefined;
  const hasOwnOrigin = origin !== undefined && isOwn(env, origin, host);
  if (site === undefined || site === 'none') return hasOwnOrigin;
  // A form of a page whose referrer policy is `no-referrer` has the origin `null`.
  return site === 'same-origin' && (hasOwnOrigin || origin === undefined || origin === 'null');
}

/** Where the operator said what the site is called, that decides and not what the request says it was sent to. */
const isOwn = (env: Env, origin: string, host: string | undefined): boolean =>
  env.hasPublicUrl ? origin === env.PUBLIC_URL : URL.parse(origin)?.host === host;
