import { type Request, type Response, Router } from 'express';
import { arrivingFile as bounds, documentFile as limits, text } from '#graphql/limits.ts';
import { answerOnce } from '#api/platform/idempotency/answer-once.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { readPart } from '#api/platform/http/append.ts';
import { cleanName, type ReceivedFile, receive } from '#api/platform/http/receive.ts';
import { access } from '#api/platform/http/route-access.ts';
import {
  type AnnouncedFile,
  appendPart,
  type UploadState,
  beginUpload,
  callUploadOff,
  findArriving,
  finishUpload,
} from './upload.receive.service.ts';
import type { InspectPdf } from './upload.inspect.service.ts';
import { limitContextToScope } from '#api/integration/tokens/token.policy.ts';
import { admitDocument, type StoredUpload, storeReceived, takingDocuments } from './upload.store.service.ts';

interface Options {
  env: Env;
  inspect: InspectPdf;
  contextFor: (request: Request) => Context;
}

/**
 * Uploads files by form, or in parts as in the IETF's Resumable Uploads for HTTP (draft-ietf-httpbis-resumable-upload).
 * No URL serves an upload: readers only see the document created from it.
 */
export function uploadRoutes({ env, inspect, ...options }: Options): Router {
  const contextFor = limitContextToScope(options.contextFor, 'DOCUMENTS_WRITE');
  const router = Router();
  const admins = access('admin', contextFor);
  router.post('/uploads', admins, async (request, response) => {
    await admitDocument(contextFor(request));
    if (request.get('upload-complete') !== undefined) {
      const uploadState = await beginUpload(contextFor(request), readAnnouncedFile(request));
      return void offset(response, uploadState).status(201).location(`/uploads/${uploadState.id}`).end();
    }
    await receive(env, request, takingDocuments, (file) =>
      answerOnce(request, response, contextFor(request), toPayload(file), async (context) => ({
        status: 201,
        body: await storeReceived(context, file, inspect),
      })),
    );
  });
  router.head('/uploads/:id', async (request, response) => {
    const context = contextFor(request);
    offset(response, await findCompleted(context, readId(request), inspect))
      .status(204)
      .end();
  });
  router.patch('/uploads/:id', admins, async (request, response) => {
    await append({ inspect, contextFor }, request, response);
  });
  router.delete('/uploads/:id', admins, async (request, response) => {
    await callUploadOff(contextFor(request), readId(request));
    response.status(204).end();
  });
  return router;
}

const toPayload = ({ name, type, sha256 }: ReceivedFile): string => JSON.stringify([name, type, sha256]);

const readId = ({ params }: Request): string => String(params['id']);

/**
 * Completes an upload whose parts all arrived before the server stopped. Clients such as tus-js-client send nothing
 * more once the offset is the length of the file.
 */
async function findCompleted(context: Context, id: string, inspect: InspectPdf): Promise<UploadState> {
  const upload = await findArriving(context, id);
  if (upload.stored || upload.received < upload.size) return upload;
  return { ...upload, stored: await finishUpload(context, id, inspect) };
}

const MISMATCH = 'This part of the file is out of order.';

async function append({ inspect, contextFor }: Omit<Options, 'env'>, request: Request, response: Response) {
  const context = contextFor(request);
  const before = await findArriving(context, readId(request));
  const at = readNumber(request, 'upload-offset');
  if (request.get('content-type') !== 'application/partial-upload')
    fail('BAD_USER_INPUT', 'Send a part as application/partial-upload.');
  if (at !== before.received) return void offset(response, before).status(409).type('text/plain').send(MISMATCH);
  // The response to the last part may have been lost, so send it again.
  if (before.stored) return void answer(response, before, before.stored);
  const part = await readPart(request, Math.min(bounds.partBytes, before.size - at));
  // Read the context again, because receiving the part took time and the session may have ended.
  const now = await appendPart(contextFor(request), before.id, at, part);
  if (!now) {
    const other = await findArriving(contextFor(request), before.id);
    return void offset(response, other).status(409).type('text/plain').send(MISMATCH);
  }
  if (now.received < now.size) return void offset(response, now).status(204).end();
  answer(response, now, await finishUpload(contextFor(request), now.id, inspect));
}

const answer = (response: Response, arriving: UploadState, upload: StoredUpload): Response =>
  offset(response, { ...arriving, stored: upload })
    .status(201)
    .json(upload);

const offset = (response: Response, { received, size, stored }: UploadState): Response =>
  response.set({
    'Upload-Offset': String(received),
    'Upload-Length': String(size),
    'Upload-Complete': stored ? '?1' : '?0',
    'Upload-Limit': `max-size=${limits.bytes}, max-append-size=${bounds.partBytes}`,
  });

function readNumber(request: Request, name: string): number {
  const value = request.get(name) ?? '';
  return /^\d{1,12}$/.test(value) ? Number(value) : fail('BAD_USER_INPUT', `${name} is missing, or no number.`);
}

/**
 * Reads the metadata of a new upload. The file name and modification date are in the standard headers; together they
 * identify the file when an upload resumes.
 */
function readAnnouncedFile(request: Request): AnnouncedFile {
  if (request.get('upload-complete') !== '?0' || Number(request.get('content-length') ?? 0) > 0)
    return fail('BAD_USER_INPUT', 'Announce the file first, without content.');
  const size = readNumber(request, 'upload-length');
  if (size === 0) return fail('BAD_USER_INPUT', 'This file is empty.');
  const modifiedMs = Date.parse(request.get('last-modified') ?? '');
  const type = (request.get('content-type') ?? '').slice(0, text.fileName);
  return {
    name: readFileName(request),
    type,
    size,
    modifiedAt: Number.isNaN(modifiedMs) ? null : new Date(modifiedMs),
  };
}

function readFileName(request: Request): string {
  const [, name = ''] = /filename\*=UTF-8''([^;\s]+)/i.exec(request.get('content-disposition') ?? '') ?? [];
  try {
    return cleanName(decodeURIComponent(name), takingDocuments);
  } catch {
    return fail('BAD_USER_INPUT', 'The name of this file cannot be read.');
  }
}
