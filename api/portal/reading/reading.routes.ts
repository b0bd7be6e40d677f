import { Readable } from 'node:stream';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { DocumentFile } from '../documents/document.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { jsonBody, read, sendStream } from '#api/platform/http/rest.ts';
import { declareAccess } from '#api/platform/http/route-access.ts';
import { limitContextToScope } from '#api/integration/tokens/token.policy.ts';
import { readingInput } from './access-log.input.ts';
import { downloadLink, isGoodLink } from './download.link.ts';
import {
  admit,
  download,
  limitConcurrency,
  readDatabaseTime,
  readPage,
  readText,
  requireFile,
} from './reading.service.ts';
import { authorizeReadingReport, recordReading } from './reading.notify.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
}

const USUAL_WIDTH = 1_200;
const FOREIGN = 'This request came from another site.';
const OLD_LINK = 'This link has expired. Open the document and download it again.';

/** The only routes that serve parts of a document's file. */
export function readingRoutes(options: Options): Router {
  const contextFor = limitContextToScope(options.contextFor, 'DOCUMENTS_READ');
  const router = Router();
  router.get('/files/:id/pages/:page', privateFileHeaders, (request, response) =>
    abortOnDisconnect(response, async (signal) => {
      const context = contextFor(request);
      const pageRequest = { ...readPageNumber(request), width: Number(request.query['width']) || USUAL_WIDTH };
      refuseForeign(request);
      if (request.method === 'HEAD') {
        await admit(context, pageRequest);
        return void response.type('image/webp').end();
      }
      const { body, type } = await readPage(context, pageRequest, signal);
      response.type(type).send(body);
    }),
  );
  router.get('/files/:id/pages/:page/text', privateFileHeaders, (request, response) =>
    abortOnDisconnect(response, async (signal) => {
      refuseForeign(request);
      const { text, links } = await readText(contextFor(request), readPageNumber(request), signal);
      response.vary('Accept');
      // The links come with the text for programs that ask for JSON.
      if (request.accepts(['text', 'json']) === 'json') return void response.json({ text, links });
      response.type('text/plain').send(text);
    }),
  );
  router.get('/files/:id', privateFileHeaders, (request, response) =>
    abortOnDisconnect(response, (signal) => sendFile(contextFor(request), request, response, signal)),
  );
  addReports(router, contextFor);
  return router;
}

/** The reports of browsers. */
function addReports(router: Router, contextFor: Options['contextFor']): void {
  const readers = declareAccess('signed-in', (request, _response, next) => {
    authorizeReadingReport(contextFor(request));
    next();
  });
  router.post('/api/documents/:id/readings', readers, ...jsonBody, async (request, response) => {
    await recordReading(contextFor(request), String(request.params['id']), read(readingInput, request.body));
    response.status(204).end();
  });
}

async function sendFile(context: Context, request: Request, response: Response, signal: AbortSignal): Promise<void> {
  const version = readVersion(request);
  const file = await requireFile(context, String(request.params['id']), 'download', version);
  const { until, key } = request.query;
  // Another site cannot make a browser send a token, so a program gets the file at once.
  const isProgram = context.viewer.kind === 'user' && context.viewer.token !== undefined;
  if (!isProgram && until === undefined && key === undefined) {
    // A link in an email or on another site leads to the page of the document, never directly to a download.
    const isForeign = request.get('sec-fetch-site') === 'cross-site';
    const page = `/investor/documents/${encodeURIComponent(file.documentId)}`;
    return response.redirect(
      303,
      isForeign ? page : downloadLink(context, file, await readDatabaseTime(context), version),
    );
  }
  const parameters = { until: String(until), key: String(key) };
  if (!isProgram && !isGoodLink(context, file, parameters, await readDatabaseTime(context)))
    fail('FORBIDDEN', OLD_LINK);
  if (request.method === 'HEAD') return void asFile(response, file).end();
  await limitConcurrency(context, async () => {
    const body = await download(context, file, version, signal);
    asFile(response, file).set('Content-Length', String(Buffer.isBuffer(body) ? body.length : body.size));
    await sendStream(response, Buffer.isBuffer(body) ? Readable.from([body]) : body.stream);
  });
}

/** Set only after access is granted, so that an error is not saved under the file's name. */
const asFile = (response: Response, { name, type, pages }: DocumentFile): Response =>
  pages === null
    ? response.attachment(cleanName(name)).type(type)
    : response.attachment(cleanName(name.replace(/(\.(pdf|png|jpe?g|webp))?$/i, '.pdf'))).type('application/pdf');

/**
 * Private to one reader. The sandbox CSP stops scripts if the file is opened directly. Range requests are not supported
 * for a watermarked file.
 */
const privateFileHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie, Authorization',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Accept-Ranges': 'none',
  });
  next();
};

/** Aborts the work when the reader disconnects. */
async function abortOnDisconnect(response: Response, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  try {
    await work(leaving.signal);
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
  }
}

function readPageNumber(request: Request): { id: string; page: number; version: number | null } {
  const page = String(request.params['page']);
  const number = isNumber(page) ? Number(page) : 0;
  return { id: String(request.params['id']), page: number, version: readVersion(request) };
}

const isNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** The version in the URL. Null for the current one, and 0, which no document has, if it is not a number. */
function readVersion({ query: { version } }: Request): number | null {
  if (version === undefined) return null;
  return typeof version === 'string' && isNumber(version) ? Number(version) : 0;
}

/** Other sites cannot make a reader's browser read pages and so fill the reader's log. */
function refuseForeign(request: Request): void {
  if (request.get('sec-fetch-site') === 'cross-site') fail('FORBIDDEN', FOREIGN);
}

/** Without characters that separate folders, end a header, or change the direction of the text. */
const cleanName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, '-')
    .slice(-150)
    .trim();
