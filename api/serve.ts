import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Express, RequestHandler } from 'express';
import { Admission, admissionLimits, createBusyAnswer } from './platform/limits/admission.ts';
import { send } from './platform/http/encoded-answer.ts';
import type { Logger } from 'pino';
import { notePages } from './chat/passages/passage.index.service.ts';
import { pageReader } from './chat/passages/passage.site.texts.service.ts';
import { limitMutations } from './platform/limits/mutations.ts';
import { recordRefusals } from './audit/audit.refusals.service.ts';
import { resolvers } from './features.ts';
import { startJobs } from './jobs.ts';
import type { Context } from './platform/context.ts';
import { ContentVersion } from './platform/database/content-version.ts';
import type { Env } from './platform/env.ts';
import { createApp } from './platform/http/app.ts';
import { Assets } from './platform/http/assets.ts';
import { costLimits, findPayer } from './platform/limits/points.ts';
import { limitSenders } from './platform/limits/senders.ts';
import { createGraphQLServer } from './platform/http/graphql.ts';
import { logAnswer } from './platform/request-log.ts';
import { runGuarded } from './platform/http/run-guarded.ts';
import { applyHeaders, fileHeaders, securityHeaders } from './platform/http/headers.ts';
import { isForThisServer, refuseForeignHost } from './platform/http/hosts.ts';
import { close, createHttpServer, leave, listen } from './platform/http/listen.ts';
import { getPath } from './platform/http/page-key.ts';
import { PageServer } from './platform/http/page-server.ts';
import { openRenderer, type Renderer } from './platform/http/pages.ts';
import { ReadCache } from './platform/http/read-cache.ts';
import { PersistedDocuments } from './platform/graphql/persisted-documents.ts';
import { PointBudget } from './platform/limits/point-budget.ts';
import { addPoints } from './platform/limits/attempts.ts';
import { idempotency } from './platform/idempotency/plugin.ts';
import { stopMarkdown } from './platform/markdown/markdown.ts';
import { release } from './platform/release.ts';
import { printStable } from './platform/graphql/print-schema.ts';
import { createSchema } from './platform/graphql/schema.ts';
import { getViewer } from './sessions/session.cookie.ts';
import { sessionSecrets } from './platform/secrets.ts';
import { introspection } from './platform/graphql/introspection.ts';
import { getSchemaView } from './tokens/schema-view.ts';
import { tokenScopes } from './tokens/token.plugin.ts';
import { runWork, Work } from './platform/work.ts';
import { prepare } from './prepare.ts';
import { createRoutes } from './routes.ts';
import { findRequirement } from './tokens/token.scopes.ts';

interface ServeOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  databaseUrl: string;
  /** Defaults to the site's renderer. Tests without pages pass another one. */
  renderer?: Renderer;
  /** The time limit for one response in milliseconds. Tests that do not test it raise it for busy machines. */
  deadlineMs?: number;
}

export interface RunningServer {
  /** The URL of the site. */
  url: string;
  /** The Express app behind the cache, for tests that list its routes. */
  app: Express;
  /** Names of company facts that are still placeholders. */
  placeholders: string[];
  /** With `drain`, first waits until load balancers can notice that `/readyz` answers 503. */
  stop: (options?: { drain: boolean }) => Promise<void>;
}

/** Opens the port after everything else is ready. */
export async function serve({ env, log, orm, databaseUrl, ...options }: ServeOptions): Promise<RunningServer> {
  const contentVersion = new ContentVersion(databaseUrl, log);
  await contentVersion.start();
  const renderer = options.renderer ?? (await openRenderer(env));
  const secrets = await sessionSecrets(env);
  const schema = await createSchema(resolvers);
  const budget = new PointBudget((...added) => addPoints(orm.em.fork(), ...added), env.LIMITS_SCALE, log);
  const charge = (sender: Context, cost: number) => budget.charge(findPayer(sender).subject, cost);
  const shared = { env, log, orm, secrets, renderer, contentVersion };
  const documents = createDocuments(env, schema, log);
  const routes = createRoutes({ ...shared, ...callPages(() => pages), budget });
  const getVersion = () => contentVersion.value;
  const pages: PageServer = new PageServer({ env, schema, renderer, charge, ...routes, contentVersion: getVersion });
  const reads = new ReadCache(env, contentVersion, log);
  const plugins = [...guards(budget), recordRefusals, idempotency(budget), reads.plugin];
  const graphql = createGraphQLServer(schema, env.NODE_ENV === 'production', plugins);
  await graphql.start();

  let stopping = false;
  const isReady = async () => !stopping && (await answers(orm));
  const parts = { env, log, graphql, documents, schemaText: printSchema(schema), pages, isReady };
  const fastPath = await prepareFront({ env, log, pages, reads }, renderer);
  const more = { ...createSenderOptions(env, budget, reads), development: renderer.middleware };
  const app = createApp({ ...parts, ...routes, ...options, ...fastPath, ...more });
  const server = createServer(fastPath, renderer, app);
  const port = await listen(server, env.PORT, env.HOST);
  const jobs = await startWork(shared, pages);
  const stop: RunningServer['stop'] = async (options) => {
    stopping = true;
    if (options?.drain) await leave(server, env.DRAIN_SECONDS * 1_000);
    await Promise.all([close(server, env.NODE_ENV === 'development' ? DEVELOPMENT_GRACE_MS : undefined), jobs.stop()]);
    for (const part of [graphql, contentVersion, renderer, { stop: stopMarkdown }]) await part.stop();
  };
  const url = env.PORT === port ? env.PUBLIC_URL : `http://${env.HOST}:${port}`;
  return { url, app, placeholders: renderer.placeholders, stop };
}

const printed = new WeakMap<GraphQLSchema, string>();

function printSchema(schema: GraphQLSchema): string {
  const text = printed.get(schema) ?? printStable(schema, findRequirement);
  printed.set(schema, text);
  return text;
}

/** How the API reads the sender of a request, answers members from memory, and limits senders. */
const createSenderOptions = ({ LIMITS_SCALE }: Env, budget: PointBudget, reads: ReadCache) => ({
  getViewer,
  getReadKey: reads.makeKey,
  serveMember: reads.serveMember.bind(reads),
  senderLimits: limitSenders(budget, getViewer, LIMITS_SCALE),
});

/** An operator's document can become invalid with a new release. Its clients get the error, and the others work. */
function createDocuments(env: Env, schema: GraphQLSchema, log: Logger): PersistedDocuments {
  const documents = new PersistedDocuments(env);
  for (const invalid of documents.listInvalid(schema)) log.warn(invalid, 'a persisted document is not valid');
  return documents;
}

/** The server with what it answers before Express runs. */
function createServer(fastPath: FastPath, renderer: Renderer, app: Express): Server {
  const server = createHttpServer(createRequestListener(fastPath, app));
  if (renderer.sockets) server.on('upgrade', (...upgrade) => renderer.sockets?.emit('upgrade', ...upgrade));
  return server;
}

interface JobParts extends Pick<ServeOptions, 'env' | 'log' | 'orm'> {
  secrets: string[];
  renderer: Renderer;
}

/** The jobs, once the pages can be read. */
async function startWork({ env, log, orm, secrets, renderer }: JobParts, pages: PageServer) {
  await notePages(orm.em.fork(), `${release} ${env.SITE_NAME}`, renderer.publicPaths);
  const readPage = pageReader(() => ({ env, log, em: orm.em.fork(), secrets }), pages);
  return startJobs({ env, log, orm, secrets, readPage });
}

/** The functions of the page server that the routes call. It is made after them, because it needs them. */
const callPages = (
  get: () => PageServer,
): Pick<Parameters<typeof createRoutes>[0], 'getMarkdown' | 'getAnchors' | 'show'> => ({
  getMarkdown: (...args) => get().getMarkdown(...args),
  getAnchors: (...args) => get().getPageAnchors(...args),
  show: (...args) => get().plain(...args),
});

/** What refuses or answers an operation before its resolvers run, in this order. */
const guards = (budget: PointBudget) => [
  tokenScopes(budget),
  costLimits(budget),
  limitMutations,
  introspection(getSchemaView),
];

/** Milliseconds that open connections may delay a restart in development. */
const DEVELOPMENT_GRACE_MS = 100;

interface FastPath {
  env: Env;
  log: Logger;
  files: Assets;
  pages: PageServer;
  reads: ReadCache;
  /** The security headers of documents, and those of built files. */
  headers: [string, string][];
  fileHeaders: [string, string][];
}

/** Everything that answers before Express, and the way into it. */
async function prepareFront(
  parts: Pick<FastPath, 'env' | 'log' | 'pages' | 'reads'>,
  renderer: Renderer,
): Promise<FastPath & { admit: RequestHandler }> {
  const { env, pages } = parts;
  const headers = securityHeaders(env, renderer.inlineScripts);
  const files = await Assets.load(renderer.files, headers);
  const admission = new Admission(admissionLimits(env.LIMITS_SCALE));
  const busy = createBusyAnswer(await pages.busy());
  const admit: RequestHandler = (request, response, next) =>
    admission.enter(response, next, () => busy(request, response));
  return { ...parts, files, headers, fileHeaders: fileHeaders(env), admit };
}

/** Serves static files, cached pages and cached public queries from memory, before Express. */
function createRequestListener(fastPath: FastPath, app: Express): RequestListener {
  return (request, response) => runGuarded(response, fastPath.log, () => answer(fastPath, app, request, response));
}

function answer(fastPath: FastPath, app: Express, request: IncomingMessage, response: ServerResponse): void {
  const { env, log, files, pages, reads } = fastPath;
  logAnswer(log, request, response);
  const path = getPath(request.url ?? '/');
  const file = files.find(request, path);
  const headers = file ? fastPath.fileHeaders : fastPath.headers;
  const isOwn = isForThisServer(env, request, path);
  if (isOwn && file) return send(request, response, file, headers);
  if (isOwn && path !== '/graphql' && pages.serveCached(request, response, headers)) return;
  applyHeaders(response, headers);
  if (!isOwn) return refuseForeignHost(request, response);
  if (path === '/graphql') return reads.serve(request, response, () => app(request, response));
  app(request, response);
}

/** The time limit of `/readyz`: load balancers poll often and do not wait long. */
const READY_MS = 1_500;

const selectOne = prepare()((db) => db.selectNoFrom(({ lit }) => lit(1).as('one')));

const answers = (orm: MikroORM): Promise<boolean> =>
  runWork(new Work(READY_MS), () => selectOne.all(orm.em.fork(), {})).then(
    () => true,
    () => false,
  );
