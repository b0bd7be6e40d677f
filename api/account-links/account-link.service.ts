import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { LinkPage } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { cookieName, cookieOptions, readCookie } from '../platform/http/cookies.ts';
import { clearNotice } from '../platform/http/notice.ts';

// A mailed link holds a secret. Opening it moves the secret into a cookie that no script reads and leads on to the same
// page without it: it is in no address bar, history, page, state or log, and opening uses nothing up, because mail
// programs open links by themselves. Only what the page then posts does something.

const SECONDS: Record<LinkPage, number> = { reset: 1_800, verify: 1_800, request: 7_200, unsubscribe: 1_800 };
const PAGES = Object.keys(SECONDS) as LinkPage[];

/** What our tokens are made of; anything else was never one. */
const TOKEN = /^[\w-]{20,100}$/;

/** Whether an address is that of such a page: what it shows is for whoever holds the link, and for no cache. */
export const isLinkPage = (address = '/'): boolean => {
  const path = address.split('?', 1)[0]?.toLowerCase().replace(/\/+$/, '');
  return PAGES.some((page) => path === `/${page}`);
};

/** The secrets this request brings. */
export function readLinks(request: Request, env: Env): Partial<Record<LinkPage, string>> {
  const found = PAGES.map((page) => [page, readCookie(env, request.headers, getCookieName(page))] as const);
  return Object.fromEntries(found.filter(([, token]) => token && TOKEN.test(token)));
}

/** Opens the page of a mailed link in this browser. */
export const setLink = (response: Response, env: Env, page: LinkPage, token: string) =>
  response.cookie(cookieName(env, getCookieName(page)), token, {
    ...cookieOptions(env),
    maxAge: SECONDS[page] * 1_000,
  });

export const clearLink = (response: Response, env: Env, page: LinkPage) =>
  response.clearCookie(cookieName(env, getCookieName(page)), cookieOptions(env));

/** Receives whoever comes by a mailed link. What these pages post is the forms' own. */
export function linkPages(env: Env): Router {
  const router = Router();
  for (const page of PAGES) {
    router.use(`/${page}`, unspoken);
    router.get(`/${page}`, receive(page, env));
  }
  return router;
}

/** Whatever is answered here is kept by nobody and told to nobody. */
const unspoken: RequestHandler = (_request, response, next) => {
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
