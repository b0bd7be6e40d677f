import { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { receive } from '../platform/http/receiving.ts';
import { noStore, restFailure } from '../platform/http/rest.ts';
import type { InspectPdf } from './upload.examining.service.ts';
import { admitDocument, storeUpload, takingDocuments } from './upload.storing.service.ts';

interface Options {
  env: Env;
  inspect: InspectPdf;
  contextFor: (request: Request) => Context;
}

/** Files on their way to become documents. No address leads back to one: what is read of it is a document's page. */
export function uploadRoutes({ env, inspect, contextFor }: Options): Router {
  const router = Router();
  router.post('/uploads', noStore, async (request, response) => {
    await admitDocument(contextFor(request));
    const upload = await receive(env, request, takingDocuments, (received) =>
      storeUpload(contextFor(request), received, inspect),
    );
    response.status(201).json(upload);
  });
  router.use('/uploads', restFailure);
  return router;
}
