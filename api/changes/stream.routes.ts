import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { fail, toExpectedError } from '../platform/errors.ts';
import { refuse, toRefusal } from '../platform/http/refusal.ts';
import { jsonBody, noStore } from '../platform/http/rest.ts';
import { parseJson } from '../platform/json.ts';
import { isMember } from '../platform/viewer.ts';
import { openStream, type StreamParts } from './stream.open.service.ts';
import { readOperation } from './stream.request.ts';

interface StreamOptions {
  contextFor: (request: Request) => Context;
  parts: StreamParts;
}

/** Reads the parameters of a request. */
type Read = (request: Request) => unknown;

/** Subscriptions by GraphQL over Server-Sent Events, in its distinct connections mode. */
export function streamRoutes(options: StreamOptions): Router {
  const router = Router();
  const handle =
    (read: Read): RequestHandler =>
    (request, response) =>
      serve(options, request, response, read);
  router.get('/graphql/stream', noStore, handle(readQuery));
  router.post(
    '/graphql/stream',
    noStore,
    ...jsonBody,
    handle(({ body }) => body),
  );
  router.use('/graphql/stream', answerFailure);
  return router;
}

const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  const expected = toExpectedError(error);
  if (!expected || response.headersSent) return next(error);
  refuse(request, response, toRefusal(expected));
};

/** The parameters of a GET request, for `EventSource`, which can send no body. */
function readQuery({ query }: Request): unknown {
  const { operationName, variables, ...others } = query;
  // A URL cannot contain null, so an empty name equals an omitted one.
  const operation = { ...others, ...(operationName !== '' && { operationName }) };
  if (typeof variables !== 'string') return { ...operation, variables };
  try {
    return { ...operation, variables: parseJson(variables) };
  } catch {
    return fail('BAD_USER_INPUT', 'The variables are not a JSON object.');
  }
}

/** The sender is known before anything of the request is read. */
async function serve({ contextFor, parts }: StreamOptions, request: Request, response: Response, read: Read) {
  const context = contextFor(request);
  const { viewer } = context;
  if (viewer.kind === 'anonymous') return fail('UNAUTHENTICATED');
  if (!isMember(viewer)) fail('FORBIDDEN');
  if (request.method === 'HEAD') fail('BAD_USER_INPUT', 'Use GET or POST.');
  if (!request.accepts('text/event-stream')) fail('BAD_USER_INPUT', 'Accept text/event-stream.');
  const operation = readOperation(parts, context, read(request));
  const cursor = request.get('last-event-id');
  await openStream({ ...context, viewer }, { operation, cursor }, parts, response);
}
