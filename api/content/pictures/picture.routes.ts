import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { listWidths } from '#graphql/pictures.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { toErrorsByField, toExpectedError } from '#api/platform/errors.ts';
import { hasCurrentCopy } from '#api/platform/http/encoded-answer.ts';
import { leaveNotice } from '#api/platform/http/notice.ts';
import { receive } from '#api/platform/http/receive.ts';
import { access } from '#api/platform/http/route-access.ts';
import { noStore, restFailure, sendStream } from '#api/platform/http/rest.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { limitContextToScope } from '#api/integration/tokens/token.policy.ts';
import type { PictureRow } from './picture.read.service.ts';
import { type PictureTexts, replacePicture } from './picture.replace.service.ts';
import { admitUpload, makeKey, storePicture, takingPictures } from './picture.store.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
  /** The picture that has this hash, or had it before its file was replaced. */
  findByHash: (hash: string) => Promise<PictureRow | null>;
  texts: PictureTexts;
}

const PICTURES_PAGE = '/admin/pictures';
const REPLACEMENT = `${PICTURES_PAGE}/:id`;
const FORM = 'picture';
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FILE = /^(\d{1,4}|share)(?:x\d{1,5})?\.(avif|webp|jpg)$/;

/** Routes for uploads, by script or plain form, and for the picture files on pages. */
export function pictureRoutes(options: Options): Router {
  const { env, secrets, texts } = options;
  const contextFor = limitContextToScope(options.contextFor, 'CONTENT_WRITE');
  const router = Router();
  const answer = (request: Request, response: Response, picture: PictureRow, status: number, message: string) => {
    const { id, name, alt, address, width, height } = picture;
    if (!isForm(request))
      return response.status(status).json({ id, fileName: name, alt, path: address, width, height });
    leaveNotice(response, env, secrets, { form: FORM, message, errors: {}, values: {} });
    return response.redirect(303, PICTURES_PAGE);
  };
  const editors = access('editor', contextFor);
  router.post(PICTURES_PAGE, editors, noStore, async (request, response) => {
    await admitUpload(contextFor(request));
    const { picture, isKnown } = await receive(env, request, takingPictures, (upload) =>
      storePicture(contextFor(request), upload),
    );
    const message = isKnown
      ? `This picture is already here as “${picture.alt}”. It keeps this description, which you can change in the list.`
      : `${picture.name} was added.`;
    answer(request, response, picture, isKnown ? 200 : 201, message);
  });
  router.post(REPLACEMENT, editors, noStore, async (request: Request, response) => {
    await admitUpload(contextFor(request), 'replace');
    const id = String(request.params['id']);
    const picture = await receive(env, request, takingPictures, (upload) =>
      replacePicture(contextFor(request), { id, upload, texts }),
    );
    answer(request, response, picture, 200, `${picture.name} is the new file of the picture.`);
  });
  router.use(PICTURES_PAGE, answerFailure(options), onlyPosts(restFailure));
  router.get('/pictures/:hash/:file', servePicture(options));
  return router;
}

/** A browser that posts a form accepts HTML; a script does not. */
const isForm = (request: Request): boolean => /\btext\/html\b/.test(request.get('accept') ?? '');

/** Redirects to the form with the errors, if a form was posted. */
const answerFailure =
  ({ env, secrets }: Options): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    if (!expected || isRefusal(expected.status) || !isForm(request) || request.method !== 'POST') return next(error);
    const errors = toErrorsByField(expected.fields);
    leaveNotice(response, env, secrets, { form: FORM, message: expected.message, errors, values: {} });
    response.redirect(303, PICTURES_PAGE);
  };

/** A sender without the right gets the status and no redirect. */
const isRefusal = (status: number | undefined): boolean => status === 401 || status === 403;

/**
 * Applies only to posts by script and to refusals, because a GET of the same path shows a page that handles its own
 * errors.
 */
const onlyPosts =
  (handler: ErrorRequestHandler): ErrorRequestHandler =>
  (error, request, response, next) =>
    request.method === 'POST' && (!isForm(request) || isRefusal(toExpectedError(error)?.status))
      ? handler(error, request, response, next)
      : next(error);

/**
 * Serves a picture file. Its content never changes, so it is cached forever. Other origins can load it for feeds and
 * shared links.
 */
const servePicture =
  ({ env, findByHash }: Pick<Options, 'env' | 'findByHash'>): RequestHandler<{ hash: string; file: string }> =>
  async ({ method, params: { hash, file }, headers }, response) => {
    const [, name = '', ending = ''] = FILE.exec(file) ?? [];
    const isKnown = /^[0-9a-f]{32}$/.test(hash) && name !== '';
    const etag = `"${hash}-${name}-${ending}"`;
    const storedFile = isKnown ? await openStorage(env).get(makeKey(hash, `${name}.${ending}`)) : null;
    if (!storedFile) return redirectToPresent(response, isKnown ? await findByHash(hash) : null, file);
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

/** Leads the URL of a replaced file to the present file that is the most like it. */
function redirectToPresent(response: Response, picture: PictureRow | null, file: string): void {
  const [, name = '', ending = ''] = FILE.exec(file) ?? [];
  if (!picture || response.req.params['hash'] === picture.hash) return void notHere(response);
  const widths = listWidths(picture.width);
  const width = widths.find((width) => width >= Number(name)) ?? widths.at(-1);
  response.set({ 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  response.redirect(302, `/${makeKey(picture.hash, name === 'share' ? 'share.jpg' : `${width}.${ending}`)}`);
}

const notHere = (response: Response) =>
  response.set('Cache-Control', 'no-store').status(404).type('text/plain').send('Picture not found.');
