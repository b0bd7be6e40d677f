import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'cookie';
import type { Request } from 'express';
import type { Env } from '../env.ts';

/** The attributes that every cookie of this site has. */
export const cookieOptions = (env: Env) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(env) }) as const;

/** With https, the prefix makes browsers refuse the cookie from any other host, path or unencrypted connection. */
export const cookieName = (env: Env, name: string): string => (isHttps(env) ? `__Host-${name}` : name);

export const isHttps = (env: Env): boolean => env.PUBLIC_URL.startsWith('https:');

/**
 * The value of one of this site's cookies; undefined if the request does not send it. It uses the parser of
 * express-session, so that two parts of the server cannot read a header differently.
 */
export function readCookie(env: Env, headers: IncomingHttpHeaders, name: string): string | undefined {
  if (!headers.cookie) return undefined;
  const cookies = parse(headers.cookie);
  const key = cookieName(env, name);
  return Object.hasOwn(cookies, key) ? cookies[key] : undefined;
}

/** Cookies that only help the person who signs out. */
const PRIVATE = /^(?:sid|notice|chat|link-[a-z]+)$/;

/**
 * Deletes what belongs to the person who signs out: private cookies and the cache of the browser. The directives
 * "cookies" and "storage" would also delete the choice about cookies, the known device, the theme and unsaved drafts.
 */
export function clearPrivateData({ headers, res: response }: Request, env: Env): void {
  if (!response) return;
  response.set('Clear-Site-Data', '"cache"');
  const prefix = cookieName(env, '');
  for (const key of Object.keys(parse(headers.cookie ?? '')).filter((each) => each.startsWith(prefix))) {
    if (PRIVATE.test(key.slice(prefix.length))) response.clearCookie(key, cookieOptions(env));
  }
}
