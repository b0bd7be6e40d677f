import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Refuses unsafe requests that another site's page sent: by Fetch Metadata where the browser says so, else by Origin.
 * A client that sends neither is not a browser and carries no visitor's cookies by surprise.
 */
export const requireSameOrigin: RequestHandler = (request, response, next) => {
  if (isSameOrigin(request)) return next();
  response.status(403).type('text/plain').send('This request came from another site.');
};

export function isSameOrigin({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  return site ? site === 'same-origin' || site === 'none' : !origin || isOwn(origin, host);
}

const isOwn = (origin: string, host: string | undefined): boolean => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
