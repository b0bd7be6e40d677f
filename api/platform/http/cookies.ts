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

/** The cookies of a request that can change what it gets. */
export interface CookieState {
  /** The value of the session cookie. It proves nothing before the session is read. */
  session: string | null;
  /** True for the result of a form, an emailed link or a conversation. */
  hasOther: boolean;
}

const noCookies: CookieState = { session: null, hasOther: false };
const OTHER = /^(?:notice|chat|link-[a-z]+)$/;

/** Cookies of other programs on this host, and our own that change no content, change nothing here. */
export function readCookieState(env: Env, { cookie }: Pick<IncomingHttpHeaders, 'cookie'>): CookieState {
  if (!cookie) return noCookies;
  const cookies = parse(cookie);
  const prefix = cookieName(env, '');
  const hasOther = Object.keys(cookies).some((key) => key.startsWith(prefix) && OTHER.test(key.slice(prefix.length)));
  const session = cookieName(env, 'sid');
  return { session: Object.hasOwn(cookies, session) ? (cookies[session] ?? null) : null, hasOther };
}

/** Without the notice, which the page that shows it deletes. */
const SECRET = /^(?:sid|device|chat|link-[a-z]+)$/;

/** The cookies that nobody else knows, as one text. Empty if there is none. */
export function readSecretCookies(env: Env, { cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string {
  const cookies = parse(cookie ?? '');
  const prefix = cookieName(env, '');
  return Object.keys(cookies)
    .filter((key) => key.startsWith(prefix) && SECRET.test(key.slice(prefix.length)))
    .toSorted()
    .map((key) => `${key}=${cookies[key]}`)
    .join('; ');
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
  for (const key of Object.keys(parse(headers.cookie ?? '')).filter((cookieKey) => cookieKey.startsWith(prefix))) {
    if (PRIVATE.test(key.slice(prefix.length))) response.clearCookie(key, cookieOptions(env));
  }
}
