import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { readSecretCookies } from './cookies.ts';
import { isForPerson, refuse } from './refusal.ts';

/** Refuses unsafe requests that did not come from a page of this site, before anything looks at their cookies. */
export const requireSameOrigin =
  (env: Env): RequestHandler =>
  (request, response, next) => {
    if (isSameOrigin(env, request)) return next();
    refuse(request, response, { status: 403, code: 'FORBIDDEN', sentence: explainForeign(request) });
  };

const FOREIGN = 'This request came from another site.';
const UNNAMED =
  'Your browser did not say which page sent this form. Go back, allow it to send the Referer to this site, and send the form again.';

/** A program that sends a cookie has no origin. It must not read that it is another site. */
const explainForeign = (request: IncomingMessage): string => {
  const { method, headers } = request;
  if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined) return FOREIGN;
  if (isForPerson(request)) return headers.referer === undefined ? UNNAMED : FOREIGN;
  const header = method === 'GET' || method === 'HEAD' ? 'Content-Type: application/json' : 'Origin';
  return `This request has a cookie, but not the header ${header}. Send the header, or a token in place of the cookie.`;
};

export function isSameOrigin(env: Env, { method, headers, url }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  const site = headers['sec-fetch-site'];
  const { origin, host, cookie, referer } = headers;
  // Every graphical browser sends one of the two headers. Text browsers send only the Referer, which a page of another
  // site can leave out but not set to this site. A program sends none of the three, so it cannot use cookies.
  if (site === undefined && origin === undefined) {
    if (cookie === undefined || NO_COOKIE.test(cookie)) return true;
    if (referer !== undefined) return isOwn(env, URL.parse(referer)?.origin ?? '', host);
    const secrets = readSecretCookies(env, headers);
    return secrets !== '' && new URLSearchParams(url?.split('?')[1]).get(PROOF) === makeProof(secrets);
  }
  const hasOwnOrigin = origin !== undefined && isOwn(env, origin, host);
  if (site === undefined || site === 'none') return hasOwnOrigin;
  // A form of a page whose referrer policy is `no-referrer` has the origin `null`.
  return site === 'same-origin' && (hasOwnOrigin || origin === undefined || origin === 'null');
}

/** lynx keeps this attribute of a cookie as a cookie, one for each folder whose pages set cookies. */
const NO_COOKIE = /^SameSite=\w+(?:; SameSite=\w+)*$/i;

const PROOF = 'form';
/** Only a page that this site made for the person with these cookies knows it, and it does not reveal them. */
const makeProof = (secrets: string): string => createHash('sha256').update(`form ${secrets}`).digest('base64url');

/** The URL of a form without its proof, for a form that is sent again, possibly in another session. */
export const withoutProof = (url: string): string => url.replace(/\?form=[\w-]{43}$/, '');

/** lynx sends no Referer from a page whose URL has a query, so the forms of that page carry a proof. */
export const needsProof = (env: Env, { headers, url = '' }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === undefined && url.includes('?') && readSecretCookies(env, headers) !== '';

/** A page for one person, with the proof in its forms if they need it. */
export function proveForms(env: Env, request: IncomingMessage, html: string): string {
  if (!needsProof(env, request)) return html;
  const proof = makeProof(readSecretCookies(env, request.headers));
  return html.replace(/<form (?=[^>]*\bmethod="post")([^>]*?\baction="[^"?#]*)"/g, `<form $1?${PROOF}=${proof}"`);
}

/**
 * Refuses GET requests to the API that another site caused. They run only queries and their answer is not readable
 * there, but the time it takes is. The page that a browser shows at this URL is not concerned.
 */
export const refuseForeignReads: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || isAllowedRead(request) || request.accepts(['json', 'html']) === 'html') return next();
  refuse(request, response, { status: 403, code: 'FORBIDDEN', sentence: explainForeign(request) });
};

/**
 * Browsers send Sec-Fetch-Site. Without it, requests with cookies need a header that a page cannot send to another site
 * without a preflight.
 */
export function isAllowedRead({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return (
    headers.cookie === undefined ||
    /^application\/json/i.test(headers['content-type'] ?? '') ||
    Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name'])
  );
}

/** True if this site, or the person at the browser, caused a request of any method. */
export const isCausedHere = (env: Env, request: IncomingMessage): boolean => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? isAllowedRead(request) : isSameOrigin(env, request);
};

/** PUBLIC_URL decides if it is set; otherwise the host of the request does. */
const isOwn = (env: Env, origin: string, host: string | undefined): boolean =>
  env.hasPublicUrl ? origin === env.PUBLIC_URL : URL.parse(origin)?.host === host;
