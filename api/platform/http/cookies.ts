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
 * The value of one of this site's cookies; undefined where the request does not bring it. The parser is the one that
 * express-session uses, so that no two parts of the server can disagree about what a header says.
 */
export function readCookie(env: Env, headers: IncomingHttpHeaders, name: string): string | undefined {
  if (!headers.cookie) return undefined;
  const cookies = parse(headers.cookie);
  const key = cookieName(env, name);
  return Object.hasOwn(cookies, key) ? cookies[key] : undefined;
}

/** Cookies that are of use to the person who signs out, and to no one else. */
const PRIVATE = /^(?:sid|notice|chat|link-[a-z]+)$/;

/**
 * Makes the browser forget what belongs to the person who signs out: its private cookies and its cache. The directives
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
