import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { request as limits } from '#graphql/limits.ts';
import { offlinePath } from '#graphql/offline-copy.ts';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { fail, toExpectedError } from '../errors.ts';
import type { Viewer } from '../viewer.ts';
import { logArticlePosts } from './article-posts.ts';
import { limitWork } from './deadline.ts';
import { graphqlHandler } from '../graphql/graphql-handler.ts';
import { isTooDeep, refuseDeepJson } from '../json.ts';
import type { PersistedDocuments } from '../graphql/persisted-documents.ts';
import { resolveDocuments } from '../graphql/resolve-documents.ts';
import { isAdmitted } from '../limits/admission.ts';
import { send } from './encoded-answer.ts';
import type { PageServer } from './page-server.ts';
import { noStore, readJson, restFailure } from './rest.ts';
import { refuseForeignReads, requireSameOrigin } from './same-origin.ts';
import { getRequestId } from '../request-log.ts';
import { rejectMalformedPath } from './readable.ts';
import { assertRoutesDeclareAccess } from './route-access.ts';
import { describeRefusal, isForGraphQL, refuse, toRefusal } from './refusal.ts';

interface AppOptions {
  env: Env;
  log: Logger;
  graphql: ApolloServer<Context>;
  schemaText: string;
  documents: PersistedDocuments;
  pages: PageServer;
  contextFor: (request: express.Request) => Context;
  /** The sender of a request, as far as its session has been read. */
  getViewer: (request: express.Request) => Viewer;
  /** The cache key of the answer to a GraphQL request. */
  getReadKey: (request: express.Request) => string | undefined;
  /** Answers a member from the stored answers to visitors. Returns false if it did not answer. */
  serveMember: (request: express.Request, response: express.Response, viewer: Viewer) => boolean;
  /** Reads the session of a request, only after the origin of the request was checked. */
  sessions: RequestHandler;
  /** Reads the token of a request to the API, of an upload, for a file, or for a log. */
  tokens: RequestHandler;
  /** Keep one sender from taking the time of all others. */
  senderLimits: { graphql: RequestHandler; pages: RequestHandler };
  /** The REST routes of the nouns, beside GraphQL. */
  routes: (RequestHandler | ErrorRequestHandler)[];
  isReady: () => Promise<boolean>;
  /** Waits until the server has time for the request. Its body has arrived by then, however slow its sender is. */
  admit: RequestHandler;
  /** The deadline in milliseconds for one response. The default is that of limitWork. */
  deadlineMs?: number | undefined;
  /** Vite's middleware, in development only. */
  development?: RequestHandler | undefined;
}

const WITH_TOKENS = ['/graphql', '/uploads', '/files', '/api/audit', '/api/documents/log', '/api/documents/engagement'];

/** The paths of the routes for programs and files. A file that may be cached says so itself. */
const REST = ['/api', '/uploads', '/files', '/consent', '/chat/conversation'];

/** The handlers for everything that is neither a built file nor a cached page, in their order. */
export function createApp(options: AppOptions): Express {
  const { env, pages } = options;
  const app = express();
  app.disable('x-powered-by');
  if (env.TRUST_PROXY)
    app.set(
      'trust proxy',
      env.TRUST_PROXY.split(',').map((address) => address.trim()),
    );
  app.use(sendRequestId);
  addHealth(app, options.isReady);
  app.use(logArticlePosts(options));
  app.use(limitWork(answerFailure(options), options.deadlineMs));
  app.use(WITH_TOKENS, options.tokens);
  app.use('/admin/pictures', (request, response, next) =>
    request.method === 'POST' ? options.tokens(request, response, next) : next(),
  );
  app.use(requireSameOrigin(env));
  app.use('/graphql', refuseForeignReads);
  app.use(options.sessions);
  // Vite serves each module of a page as a file of its own.
  if (!options.development) app.use(limitPages(options));
  addGraphQL(app, options);
  app.get(['/demo', '/contact'], (_request, response) => response.redirect(302, env.DEMO_URL));
  app.get('/schema.graphql', (_request, response) => {
    response.set('Cache-Control', 'public, no-cache').type('text/plain').send(options.schemaText);
  });
  app.get(offlinePath, async (request, response) => send(request, response, await pages.offline()));
  app.use(REST, noStore);
  app.use(rejectMalformedPath(pages.handler), ...options.routes);
  app.use(REST, restFailure);
  app.use(['/api', '/graphql'], (request, response) => {
    refuse(request, response, { status: 404, code: 'NOT_FOUND', sentence: 'Not found.' });
  });
  if (options.development) app.use(options.development);
  app.use(pages.handler);
  app.use(answerFailure(options));
  assertRoutesDeclareAccess(app);
  return app;
}

/** A page that is not in memory waits until its sender and the server have time for it. */
const limitPages = (options: AppOptions): RequestHandler => {
  const limit = limitPage(options);
  return (request, response, next) => (isAdmitted(request) ? limit(request, response, next) : next());
};

const limitPage =
  ({ senderLimits, admit }: AppOptions): RequestHandler =>
  (request, response, next) =>
    senderLimits.pages(request, response, () => admit(request, response, next));

/** Comes before the routes of the nouns, because Express compares a request with each route before its own. */
function addGraphQL(app: Express, options: AppOptions): void {
  const { documents, graphql, contextFor, getReadKey, admit, senderLimits } = options;
  const handle = graphqlHandler(graphql, (request) => {
    const context = contextFor(request);
    context.browser.readKey = getReadKey(request);
    return context;
  });
  const checks = [
    noStore,
    answerMember(options),
    senderLimits.graphql,
    readJson(limits.bodyBytes),
    resolveDocuments(documents),
    ...(documents.isClosed ? [refuseUnregistered(documents)] : []),
    refuseDeepParameters,
    refuseLongQuery,
  ];
  app.get('/graphql', showExplorer(options));
  app.use('/graphql', Router().use(leaveSubpaths, ...checks, admit, handle));
}

/** Comes after the session was read. An answer from memory needs no parsed body, no admission and no points. */
const answerMember =
  ({ serveMember, getViewer }: AppOptions): RequestHandler =>
  (request, response, next) => {
    if (!serveMember(request, response, getViewer(request))) next();
  };

/** No path below that of the API exists. */
const leaveSubpaths: RequestHandler = ({ path }, _response, next) => (path === '/' ? next() : next('router'));

const refuseUnregistered =
  (documents: PersistedDocuments): RequestHandler =>
  (request, _response, next) => {
    const texts = listQueries(request);
    documents.assertRegistered(texts.length === 1 ? texts[0] : null);
    next();
  };

const readParameters = (url: string): URLSearchParams => new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '');

/** What a request sends as its `query`. */
const listQueries = ({ method, url, body }: express.Request): unknown[] =>
  method === 'GET' ? readParameters(url).getAll('query') : [(body as { query?: unknown } | null | undefined)?.query];

/** Variables and extensions of a GET request are JSON, too. */
const refuseDeepParameters: RequestHandler = ({ url }, _response, next) => {
  if (!url.includes('?')) return next();
  const parameters = readParameters(url);
  const isDeep = (name: string) => parameters.getAll(name).some((text) => isTooDeep(Buffer.from(text)));
  if (isDeep('variables') || isDeep('extensions')) refuseDeepJson();
  next();
};

/** A browser that opens the URL of the API gets the explorer, which runs nothing by itself. Others pass on to the API. */
const showExplorer = (options: AppOptions): RequestHandler => {
  const limit = limitPage(options);
  return (request, response, next) =>
    request.accepts(['json', 'html']) === 'html'
      ? limit(request, response, () => options.pages.handler(request, response, next))
      : next();
};

/** Checked before parsing: no client of this API sends a query this long. */
const refuseLongQuery: RequestHandler = (request, _response, next) => {
  const isLong = (text: unknown) => typeof text === 'string' && text.length > limits.queryCharacters;
  if (listQueries(request).some(isLong))
    fail('BAD_USER_INPUT', `A query has at most ${limits.queryCharacters} characters.`);
  next();
};

/** The id of the request, for the response and for everything that is logged about it. */
const sendRequestId: RequestHandler = (_request, response, next) => {
  const requestId = getRequestId(response);
  response.locals['requestId'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  next();
};

const answerFailure =
  ({ log, pages }: AppOptions): ErrorRequestHandler =>
  async (error, request, response, _next) => {
    // The deadline has passed and its answer was sent, or the client has left. The late result of the work is dropped.
    if (response.writableEnded || response.closed) return;
    const expected = toExpectedError(error);
    const status = expected?.status ?? (Number(error?.status) || 500);
    const requestId: unknown = response.locals['requestId'];
    if (status >= 500 && !expected) log.error({ err: error, requestId }, 'a request failed unexpectedly');
    // Only the error contains the slow statement, or the message of the database or of the storage.
    else if (status === 503 && (error !== expected || expected?.cause))
      log.warn({ err: error, requestId }, 'a service is unavailable');
    if (response.headersSent) return void response.destroy();
    if (expected?.retryAfter) response.setHeader('Retry-After', String(expected.retryAfter));
    const isPage = request.accepts(['html', 'json', 'text']) === 'html' && !isForGraphQL(request.originalUrl);
    if (status >= 500 && isPage) {
      const page = await pages.error(status === 503 ? 503 : 500, request.originalUrl);
      return response.headersSent ? undefined : send(request, response, page);
    }
    if (expected) return refuse(request, response, toRefusal(expected));
    const unexpected = `Something went wrong. Please quote ${String(requestId)}.`;
    refuse(request, response, {
      status,
      code: status >= 500 ? 'INTERNAL_SERVER_ERROR' : status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT',
      sentence: status < 500 ? describeRefusal(status) : unexpected,
    });
  };

/**
 * `/livez` reports that the process answers. `/readyz` reports that it can work: the database answers and no stop has
 * begun.
 */
function addHealth(app: Express, isReady: () => Promise<boolean>): void {
  app.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok');
  });
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (!ready) response.set('Retry-After', '5');
    response.status(ready ? 200 : 503).send(ready ? 'ok' : 'not ready');
  });
}
