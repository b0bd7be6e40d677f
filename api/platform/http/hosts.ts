import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Env } from '../env.ts';
import { refuse } from './refusal.ts';

/** The origin of the site: PUBLIC_URL, or without it the host of this request. */
export const getOrigin = (env: Env, request: Request): string =>
  env.hasPublicUrl ? env.PUBLIC_URL : `${request.protocol}://${request.get('host') ?? ''}`;

/**
 * Programs on this machine can use these names; pages of other sites cannot. A proxy that forwards no host uses them,
 * too.
 */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Load balancers request by IP address, and the answer contains nothing about the site. */
const PROBES = new Set(['/livez', '/readyz']);

/**
 * True if the server answers for the host of a request. With PUBLIC_URL, it answers for that host and for local names;
 * otherwise for every host. The proxy is responsible for ports.
 */
export function isOwnHost(env: Env, host: string | undefined): boolean {
  if (!env.hasPublicUrl) return true;
  const name = nameIn(host);
  return name !== null && (name === getPublicName(env) || LOOPBACK.test(name));
}

const publicNames = new WeakMap<Env, string | null>();

/** The host of PUBLIC_URL. Parsed once, because every request is compared with it. */
function getPublicName(env: Env): string | null {
  const cachedName = publicNames.get(env);
  if (cachedName !== undefined) return cachedName;
  const name = nameIn(new URL(env.PUBLIC_URL).host);
  publicNames.set(env, name);
  return name;
}

/** True if the server answers this request. Load balancers can name any host. */
export const isForThisServer = (env: Env, request: IncomingMessage, path: string): boolean =>
  isOwnHost(env, request.headers.host) || PROBES.has(path);

export function refuseForeignHost(request: IncomingMessage, response: ServerResponse): void {
  // The body was not read, so the connection cannot be used for another request.
  const sentence = 'This host is not allowed. Use the URL of this site.';
  refuse(request, response, { status: 421, code: 'FORBIDDEN', sentence, headers: { Connection: 'close' } });
}

/** The host in lower case without port and trailing dot. Null if it is malformed. */
const nameIn = (host = ''): string | null =>
  /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d*)?$/i.exec(host)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
