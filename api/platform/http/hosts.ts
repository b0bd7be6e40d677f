import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Env } from '../env.ts';
import { refuse } from './refusal.ts';

/** The site's own origin: what the operator said, and where they said nothing, what this request was sent to. */
export const getOrigin = (env: Env, request: Request): string =>
  env.hasPublicUrl ? env.PUBLIC_URL : `${request.protocol}://${request.get('host') ?? ''}`;

/** Whoever is on this machine may call it so; no page of another site can. A proxy that passes no name on does too. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Balancers ask by address, and the answer says nothing of the site. */
const PROBES = new Set(['/livez', '/readyz']);

/**
 * Whether the server answers for the name in a request's Host. Where PUBLIC_URL is set it does so for that name and on
 * this machine; else for every name, since nobody has said what the site is called. Ports are the proxy's business.
 */
export function isOwnHost(env: Env, host: string | undefined): boolean {
  if (!env.hasPublicUrl) return true;
  const name = nameIn(host);
  return name !== null && (name === nameIn(new URL(env.PUBLIC_URL).host) || LOOPBACK.test(name));
}

/** True where the request was sent to a name that is not ours, and has been refused. */
export function refuseForeignHost(env: Env, request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (isOwnHost(env, request.headers.host) || PROBES.has(path)) return false;
  // The body was not read, so the connection is not good for another request.
  const sentence = 'This server does not answer for that host.';
  refuse(request, response, { status: 421, code: 'FORBIDDEN', sentence, headers: { Connection: 'close' } });
  return true;
}

/** The host in lower case without port and without the dot that may end it; null where it is none. */
const nameIn = (host = ''): string | null =>
  /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d*)?$/i.exec(host)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
