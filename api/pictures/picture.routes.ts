import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Context } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { toErrorsByField, toExpectedError } from '../platform/errors.ts';
import { hasCurrentCopy } from '../platform/http/encoded-answer.ts';
import { leaveNotice } from '../platform/http/notice.ts';
import { receive } from '../platform/http/receive.ts';
import { noStore, restFailure, sendStream } from '../platform/http/rest.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { admitUpload, makeKey, storePicture, takingPictures } from './picture.store.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

const PICTURES_PAGE = '/admin/pictures';
const FORM = 'picture';
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FILE = /^(\d{1,4}|share)(?:x\d{1,5})?\.(avif|webp|jpg)$/;

/** Routes for uploads, by script or plain form, and for the picture files on pages. */
export function pictureRoutes(options: Options): Router {
  const { env, secrets, contextFor } = options;
  const router = Router();
  router.post(PICTURES_PAGE, noStore, async (request, response) => {
    await admitUpload(contextFor(request));
    const { picture, isKnown } = await receive(env, request, takingPictures, (upload) =>
      storePicture(contextFor(request), upload),
    );
    if (!isForm(request)) {
      const { id, name, alt, address, width, height } = picture;
      return void response.status(isKnown ? 200 : 201).json({ id, fileName: name, alt, path: address, width, height });
    }
    const message = isKnown ? `${picture.name} was already uploaded.` : `${picture.name} was added.`;
    leaveNotice(response, env, secrets, { form: FORM, message, errors: {}, values: {} });
    response.redirect(303, PICTURES_PAGE);
  });
  router.use(PICTURES_PAGE, answerFailure(options), onlyPosts(restFailure));
  router.get('/pictures/:hash/:file', servePicture(env));
  return router;
}

/** A browser that posts a form accepts HTML; a script does not. */
const isForm = (request: Request): boolean => /\btext\/html\b/.test(request.get('accept') ?? '');

/** Redirects to the form with the errors, if a form was posted. */
const answerFailure =
  ({ env, secrets }: Options): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    if (!expected || !isForm(request) || request.method !== 'POST') return next(error);
    const errors = toErrorsByField(expected.fields);
    leaveNotice(response, env, secrets, { form: FORM, message: expected.message, errors, values: {} });
    response.redirect(303, PICTURES_PAGE);
  };

/** Applies only to posts by script, because a GET of the same path shows a page that handles its own errors. */
const onlyPosts =
  (handler: ErrorRequestHandler): ErrorRequestHandler =>
  (error, request, response, next) =>
    request.method === 'POST' && !isForm(request) ? handler(error, request, response, next) : next(error);

/**
 * Serves a picture file. Its content never changes, so it is cached forever. Other origins can load it for feeds and
 * shared links.
 */
const servePicture =
  (env: Env): RequestHandler<{ hash: string; file: string }> =>
  async ({ method, params: { hash, file }, headers }, response) => {
    const [, name = '', ending = ''] = FILE.exec(file) ?? [];
    const isKnown = /^[0-9a-f]{32}$/.test(hash) && name !== '';
    const etag = `"${hash}-${name}-${ending}"`;
    const storedFile = isKnown ? await openStorage(env).get(makeKey(hash, `${name}.${ending}`)) : null;
    if (!storedFile) return void notHere(response);
    response.set({
      'Content-Type': types[ending],
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    });
    if (hasCurrentCopy(headers, etag)) {
      storedFile.stream.destroy();
      return void response.status(304).end();
    }
    response.set('Content-Length', String(storedFile.size));
    if (method === 'HEAD') {
      storedFile.stream.destroy();
      return void response.end();
    }
    await sendStream(response, storedFile.stream);
  };

const notHere = (response: Response) =>
  response.set('Cache-Control', 'no-store').status(404).type('text/plain').send('Picture not found.');
