import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Viewer } from '../viewer.ts';

/** The paths at which articles are read, written and published. */
const ARTICLE_PATH =
  /^\/(?:resources|api\/articles|admin\/(?:articles|articles-legacy|emergency-article(?:-creator)?))(?:\/|$)/i;
/** Any client can send a long path. */
const LONGEST_PATH = 200;

const OUTCOMES: Record<number, string> = {
  303: 'done',
  400: 'invalid',
  401: 'signed out',
  403: 'refused',
  404: 'not there',
  409: 'stale',
  413: 'too large',
};

interface Options {
  log: Logger;
  getViewer: (request: Request) => Viewer;
}

/**
 * One log line for each POST to an article path, also for visitors and rejected requests: sender, size, duration and
 * status. Never the text.
 */
export const logArticlePosts =
  ({ log, getViewer }: Options): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    if (method !== 'POST' || !ARTICLE_PATH.test(path)) return next();
    const startTime = performance.now();
    response.on('close', () => {
      const { statusCode: status, writableFinished, locals } = response;
      const viewer = getViewer(request);
      log.info(
        {
          requestId: locals['requestId'] as unknown,
          userId: viewer.kind === 'user' ? viewer.id : null,
          request: `POST ${path.slice(0, LONGEST_PATH)}`,
          action: (locals['act'] as unknown) ?? null,
          bytes: Number(request.get('content-length')) || null,
          ms: Math.round(performance.now() - startTime),
          status,
          outcome: writableFinished ? (OUTCOMES[status] ?? (status >= 500 ? 'failed' : 'refused')) : 'broken off',
        },
        'article form',
      );
    });
    next();
  };
