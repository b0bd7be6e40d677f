import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { logAnswer } from '../request-log.ts';
import type { Assets } from './assets.ts';
import { send } from './encoded-answer.ts';
import { applyHeaders } from './headers.ts';
import { isForThisServer, refuseForeignHost } from './hosts.ts';
import { getPath } from './page-key.ts';
import type { PageServer } from './page-server.ts';
import type { ReadCache } from './read-cache.ts';
import { runGuarded } from './refusal.ts';

interface FastPath {
  env: Env;
  log: Logger;
  files: Assets;
  pages: PageServer;
  reads: ReadCache;
  /** The security headers of documents, and those of built files. */
  headers: [string, string][];
  fileHeaders: [string, string][];
  /** Measures each answer. */
  observe?: RequestListener | undefined;
}

/** Answers static files, cached pages and cached public queries from memory. Express gets all other requests. */
export function createFastPath(
  { env, log, files, pages, reads, headers, fileHeaders, observe }: FastPath,
  app: RequestListener,
): RequestListener {
  return (request, response) =>
    runGuarded(response, log, () => {
      logAnswer(log, request, response);
      observe?.(request, response);
      const path = getPath(request.url ?? '/');
      const file = files.find(request, path);
      const isOwn = isForThisServer(env, request, path);
      if (isOwn && file) return send(request, response, file, fileHeaders);
      if (isOwn && path !== '/graphql' && pages.serveCached(request, response, file ? fileHeaders : headers)) return;
      applyHeaders(response, file ? fileHeaders : headers);
      if (!isOwn) return refuseForeignHost(request, response);
      if (path === '/graphql') return reads.serve(request, response, () => app(request, response));
      app(request, response);
    });
}
