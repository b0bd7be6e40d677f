import { createSourceEventStream, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { points } from '../../graphql/limits.ts';
import type { Context, StreamSource } from '../platform/context.ts';
import { toExpectedError, fail, failForNow } from '../platform/errors.ts';
import type { PointBudget } from '../platform/graphql/points.ts';
import { jsonBody, noStore } from '../platform/http/rest.ts';
import { refuse } from '../platform/http/refusal.ts';
import { parseJson } from '../platform/json.ts';
import { isMember, type SignedIn } from '../platform/viewer.ts';
import { findSessionViewer } from '../sessions/session.store.service.ts';
import { findTokenViewer } from '../tokens/token.authentication.service.ts';
import { encodePosition } from './change.cursor.ts';
import { readLatestPosition, resolveCursor, type PlacedChange } from './change.service.ts';
import type { ChangeSignal } from './change.signal.ts';
import type { StreamConnections } from './stream.connections.ts';
import { readOperation, type StreamOperation } from './stream.request.ts';
import { StreamResponse } from './stream.response.ts';

export interface StreamOptions {
  contextFor: (request: Request) => Context;
  getSchema: () => GraphQLSchema;
  signal: ChangeSignal;
  connections: StreamConnections;
  budget: PointBudget;
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
  const { status, code, message: sentence, retryAfter } = expected;
  refuse(request, response, {
    status,
    code,
    sentence,
    headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  });
};

/** The parameters of a GET request, for `EventSource`, which can send no body. */
function readQuery({ query }: Request): unknown {
  const { variables } = query;
  if (typeof variables !== 'string') return query;
  try {
    return { ...query, variables: parseJson(variables) };
  } catch {
    return fail('BAD_USER_INPUT', 'The variables are not a JSON object.');
  }
}

async function serve(options: StreamOptions, request: Request, response: Response, read: Read): Promise<void> {
  const context = options.contextFor(request);
  const { viewer } = context;
  if (viewer.kind === 'anonymous') return fail('UNAUTHENTICATED');
  if (!isMember(viewer)) fail('FORBIDDEN');
  if (request.method === 'HEAD') fail('BAD_USER_INPUT', 'Use GET or POST.');
  if (!request.accepts('text/event-stream')) fail('BAD_USER_INPUT', 'Accept text/event-stream.');
  const operation = readOperation(options.getSchema(), context, read(request));
  const wait = options.budget.spend(`account ${viewer.id}`, operation.cost, points.perMinute.signedIn);
  if (wait !== null) failForNow('RATE_LIMITED', wait);
  const cursor = request.get('last-event-id');
  const after = cursor ? (await resolveCursor(context, cursor)).after : await readLatestPosition(context.em);
  const place = options.connections.open(viewer.id);
  const out = new StreamResponse(response, place.end);
  const { signal } = options;
  let { beats } = signal;
  try {
    const stream: StreamSource = {
      after,
      signal: place.signal,
      next: () => Promise.race([signal.next(), out.closed]),
      reread: makeReread(context),
      // Not for each change: a stream must not tell of changes that its reader cannot see.
      onIdle: (position) => {
        if (beats !== signal.beats) out.beat(encodePosition(position, context.services.secrets));
        beats = signal.beats;
      },
    };
    await send({ ...context, stream }, options.getSchema(), operation, out);
  } finally {
    place.close();
    out.end();
  }
}

/** Reads the session or token of the request again. */
function makeReread({ em, viewer, browser, services }: Context): () => Promise<SignedIn> {
  const token = viewer.kind === 'user' ? viewer.token : undefined;
  const sessionId = browser.session.id;
  const adminsNeedFactor = services.env.REQUIRE_ADMIN_MFA;
  return async () => {
    const found = token
      ? await findTokenViewer(em, token.id, adminsNeedFactor)
      : sessionId && (await findSessionViewer(em, sessionId, adminsNeedFactor));
    return found || fail('UNAUTHENTICATED', 'The session or token of this stream ended.');
  };
}

async function send(
  context: Context,
  schema: GraphQLSchema,
  { document, variableValues, operationName }: StreamOperation,
  out: StreamResponse,
): Promise<void> {
  const args = { schema, document, variableValues, operationName, contextValue: context };
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return out.fail(source.errors?.[0]?.originalError ?? source.errors?.[0]);
  out.begin();
  try {
    for await (const change of source as AsyncGenerator<PlacedChange>) {
      const result = (await execute({ ...args, rootValue: change })) as ExecutionResult;
      await out.next(encodePosition(change.position, context.services.secrets), result);
    }
  } catch (error) {
    // The client disconnected, or the server stops: there is no one to tell.
    if (context.stream?.signal.aborted) return;
    out.fail(error);
  }
}
