import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses unsafe requests that another site's page sent: by Fetch Metadata where the browser says so, else by Origin.
 * A client that sends neither is not a browser and carries no visitor's cookies by surprise.
 */
export const requireSameOrigin =
  (env: Env): RequestHandler =>
  (request, response, next) => {
    if (isSameOrigin(env, request)) return next();
    refuse(request, response, { status: 403, code: 'FORBIDDEN', sentence: 'This request came from another site.' });
  };

export function isSameOrigin(env: Env, { method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  return site ? site === 'same-origin' || site === 'none' : !origin || isOwn(env, origin, host);
}

/** Where the operator said what the site is called, that decides and not what the request says it was sent to. */
const isOwn = (env: Env, origin: string, host: string | undefined): boolean =>
  env.hasPublicUrl ? origin === env.PUBLIC_URL : URL.parse(origin)?.host === host;
