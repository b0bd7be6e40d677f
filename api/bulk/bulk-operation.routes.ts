import { Readable } from 'node:stream';
import { type ErrorRequestHandler, type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { toExpectedError } from '../platform/errors.ts';
import { refuse, toRefusal } from '../platform/http/refusal.ts';
import { noStore, sendStream } from '../platform/http/rest.ts';
import { readParts } from './bulk-operation.files.service.ts';
import { findDownload } from './bulk-operation.service.ts';

/** Serves the files of bulk operations, below the path of the API, because tokens work only there. */
export function bulkOperationRoutes({ contextFor }: { contextFor: (request: Request) => Context }): Router {
  const router = Router();
  router.get('/graphql/exports/:id', noStore, async (request, response) => {
    const context = contextFor(request);
    const { id, type, partCount, byteSize } = await findDownload(context, String(request.params['id']));
    const name = type === 'ARTICLES' ? 'articles.ndjson' : 'access-log.ndjson';
    response.attachment(name).type('application/x-ndjson').set('Content-Length', byteSize);
    if (request.method === 'HEAD') return void response.end();
    await sendStream(response, Readable.from(readParts(context.services.env, id, partCount)));
  });
  router.use('/graphql/exports', answerFailure);
  return router;
}

const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  const expected = toExpectedError(error);
  if (!expected || response.headersSent) return next(error);
  // An error is not saved under the name of the file.
  response.removeHeader('Content-Disposition');
  refuse(request, response, toRefusal(expected));
};
