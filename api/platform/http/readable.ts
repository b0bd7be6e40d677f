import type { RequestHandler } from 'express';

/** Whether an address can be somebody's: its path is UTF-8, and no part of it holds what no database keeps. */
export function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return !address.includes('%00');
  } catch {
    return false;
  }
}

/** Whether a path holds a line break: no route matches one, not even that of pages there are not. */
const breaksLines = (address: string): boolean => /%0[ad]|%e2%80%a[89]/i.test(address.split('?', 1)[0] ?? '');

/** Answers any other as an address that leads nowhere, before anybody looks something up by it. */
export const leadNowhere =
  (pages: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const isPage = !breaksLines(request.originalUrl);
    if (isPage && isReadable(request.originalUrl)) return next();
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) return pages(request, response, next);
    response.status(404).type('text/plain').send('Not found.');
  };
