import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import type { Context } from '#api/platform/context.ts';
import { sendStream } from '#api/platform/http/rest.ts';
import { writeCertificatePdf } from './nda.pdf.ts';
import { exportCertificate, exportSignatures } from './nda.signatures.service.ts';

/** Routes that download the list of signatures and single certificates, as JSON and as PDF with the text. */
export function ndaRoutes(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/api/nda/signatures', async (request, response) => {
    const lines = await exportSignatures(contextFor(request));
    response.attachment('nda-signatures.csv').type('text/csv');
    await sendStream(response, Readable.from(lines));
  });
  router.get('/api/nda/signatures/:id', async (request, response) => {
    const certificate = await exportCertificate(contextFor(request), String(request.params['id']));
    response.attachment('nda-certificate.json').type('application/json').send(certificate);
  });
  router.get('/api/nda/signatures/:id/pdf', async (request, response) => {
    const certificate = await exportCertificate(contextFor(request), String(request.params['id']));
    response.attachment('confidentiality-agreement.pdf').type('application/pdf');
    response.send(await writeCertificatePdf(certificate));
  });
  return router;
}
