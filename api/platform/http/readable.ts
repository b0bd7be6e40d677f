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

/** Answers any other as an address that leads nowhere, before anybody looks something up by it. */
export const leadNowhere =
  (pages: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (isReadable(request.originalUrl)) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return pages(request, response, next);
    response.status(404).type('text/plain').send('There is nothing here by that name.');
  };
