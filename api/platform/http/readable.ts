import type { RequestHandler } from 'express';

/** True if a path can exist: it is valid UTF-8, and no part contains characters that the database rejects. */
export function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return !address.includes('%00');
  } catch {
    return false;
  }
}

/** True if a path contains a line break: no route matches it, not even the one for unknown pages. */
const breaksLines = (address: string): boolean => /%0[ad]|%e2%80%a[89]/i.test(address.split('?', 1)[0] ?? '');

/** Answers all other paths with 404 before anything is looked up. */
export const rejectMalformedPath =
  (pages: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const isPage = !breaksLines(request.originalUrl);
    if (isPage && isReadable(request.originalUrl)) return next();
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) return pages(request, response, next);
    response.status(404).type('text/plain').send('Not found.');
  };
