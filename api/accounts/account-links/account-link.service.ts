import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { LinkPage } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { cookieName, cookieOptions, readCookie } from '#api/platform/http/cookies.ts';
import { clearNotice } from '#api/platform/http/notice.ts';

// A mailed link contains a secret token. Opening the link moves the token into an HttpOnly cookie and redirects to the
// same page without it, so the token never stays in the URL, the history, the page, the client state or the log.
// Opening does not use up the token, because mail programs open links by themselves. Only the form on the page uses it.

const SECONDS: Record<LinkPage, number> = {
  // Long enough to read a confidentiality agreement.
  invitation: 7_200,
  // As long as the link works.
  preview: 7 * 86_400,
  request: 7_200,
  reset: 1_800,
  unsubscribe: 1_800,
  verify: 1_800,
  withdraw: 1_800,
};
const PAGES = Object.keys(SECONDS) as LinkPage[];

/** The format of our tokens. Other values are ignored. */
const TOKEN = /^[\w-]{20,100}$/;

/** True for the pages of mailed links. They are private to the owner of the link, so caches must not store them. */
export const isLinkPage = (address = '/'): boolean => {
  const path = address
    .split('?', 1)[0]
    ?.toLowerCase()
    .replace(/(?<!\/)\/+$/, '');
  return PAGES.some((page) => path === `/${page}`);
};

/** The link tokens in the cookies of this request. */
export function readLinks(request: Request, env: Env): Partial<Record<LinkPage, string>> {
  const cookies = PAGES.map((page) => [page, readCookie(env, request.headers, getCookieName(page))] as const);
  return Object.fromEntries(cookies.filter(([, token]) => token && TOKEN.test(token)));
}

/** Stores the token of a mailed link in a cookie, so that its page can use it. */
export const setLink = (response: Response, env: Env, page: LinkPage, token: string) =>
  response.cookie(cookieName(env, getCookieName(page)), token, {
    ...cookieOptions(env),
    maxAge: SECONDS[page] * 1_000,
  });

export const clearLink = (response: Response, env: Env, page: LinkPage) =>
  response.clearCookie(cookieName(env, getCookieName(page)), cookieOptions(env));

/** Routes that receive mailed links. The forms handle the POST requests of these pages. */
export function linkPages(env: Env): Router {
  const router = Router();
  for (const page of PAGES) {
    router.use(`/${page}`, privateLinkHeaders);
    router.get(`/${page}`, receive(page, env));
  }
  return router;
}

/** Prevents caching, referrers and indexing. */
const privateLinkHeaders: RequestHandler = (_request, response, next) => {
  response
    .set('Cache-Control', 'private, no-store')
    .set('Referrer-Policy', 'no-referrer')
    .set('X-Robots-Tag', 'noindex');
  next();
};

const receive =
  (page: LinkPage, env: Env): RequestHandler =>
  (request, response, next) => {
    const { token } = request.query;
    if (token === undefined) {
      clearNotice(request, response, env);
      return next();
    }
    if (typeof token === 'string' && TOKEN.test(token)) setLink(response, env, page, token);
    else clearLink(response, env, page);
    response.redirect(303, `/${page}`);
  };

const getCookieName = (page: LinkPage): string => `link-${page}`;
