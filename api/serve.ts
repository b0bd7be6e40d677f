import type { RequestListener } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Express } from 'express';
import { Admission, admissionLimits, createBusyAnswer } from './platform/limits/admission.ts';
import type { Logger } from 'pino';
import { notePages } from './content/chat/passages/passage.index.service.ts';
import { pageReader } from './content/chat/passages/passage.site.texts.service.ts';
import { rightsBeforeValues } from './platform/graphql/rights-before-values.ts';
import { limitMutations } from './platform/limits/mutations.ts';
import { recordRefusals } from './operation/audit/audit.refusals.service.ts';
import { resolvers } from './features.ts';
import { startJobs } from './jobs.ts';
import type { Context } from './platform/context.ts';
import { ContentVersion } from './platform/database/content-version.ts';
import { type Env, toOrigin } from './platform/env.ts';
import { createApp } from './platform/http/app.ts';
import { Assets } from './platform/http/assets.ts';
import { costLimits, findPayer } from './platform/limits/points.ts';
import { limitSenders } from './platform/limits/senders.ts';
import { createFastPath } from './platform/http/fast-path.ts';
import { createGraphQLServer } from './platform/http/graphql.ts';
import { fileHeaders, securityHeaders } from './platform/http/headers.ts';
import { close, createHttpServer, leave, listen } from './platform/http/listen.ts';
import { PageServer } from './platform/http/page-server.ts';
import { openRenderer, type Renderer } from './platform/http/pages.ts';
import { ReadCache } from './platform/http/read-cache.ts';
import { PersistedDocuments } from './platform/graphql/persisted-documents.ts';
import { PointBudget } from './platform/limits/point-budget.ts';
import { addPoints } from './platform/limits/attempts.ts';
import { idempotency } from './platform/idempotency/plugin.ts';
import { stopMarkdown } from './platform/markdown/markdown.ts';
import { release } from './platform/root.ts';
import { printStable } from './platform/graphql/print-schema.ts';
import { createSchema } from './platform/graphql/schema.ts';
import { getViewer } from './accounts/sessions/session.cookie.ts';
import { sessionSecrets } from './platform/secrets.ts';
import { introspection } from './platform/graphql/introspection.ts';
import { getSchemaView } from './integration/tokens/schema-view.ts';
import { tokenScopes } from './integration/tokens/token.plugin.ts';
import type { Metrics } from './operation/status/metrics.ts';
import { readFacts } from './operation/status/status.facts.query.ts';
import { runWork, Work } from './platform/work.ts';
import { prepare } from './kysely.ts';
import { createRoutes } from './routes.ts';

interface ServeOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  databaseUrl: string;
  /** Defaults to the site's renderer. Tests without pages pass another one. */
  renderer?: Renderer;
  /** Whether this server runs the background job of this name. Defaults to all. */
  runsJob?: (name: string) => boolean;
  /** The time limit for one response in milliseconds. Tests that do not test it raise it for busy machines. */
  deadlineMs?: number;
}

export interface RunningServer {
  /** The URL of the site. */
  url: string;
  /** The Express app behind the cache, for tests that list its routes. */
  app: Express;
  /** The port of the metrics, if there are any. */
  metricsPort: number | undefined;
  /** With `drain`, first waits until load balancers can notice that `/readyz` answers 503. */
  stop: (options?: { drain: boolean }) => Promise<void>;
}

/** Puts the server together, from settings to the open port. */
export async function serve({ env, log, orm, databaseUrl, ...options }: ServeOptions): Promise<RunningServer> {
  const contentVersion = new ContentVersion(databaseUrl, log);
  await contentVersion.start();
  const getVersion = () => contentVersion.value;
  const renderer = options.renderer ?? (await openRenderer(env));
  const secrets = await sessionSecrets(env);

  // The API: what refuses or answers an operation before its resolvers run, in this order.
  const schema = await createSchema(resolvers);
  const documents = new PersistedDocuments(env);
  // An operator's document can become invalid with a new release. Its clients get the error, and the others work.
  for (const invalid of documents.listInvalid(schema)) log.warn(invalid, 'a persisted document is not valid');
  const budget = new PointBudget((...added) => addPoints(orm.em.fork(), ...added), env.LIMITS_SCALE, log);
  const reads = new ReadCache(env, contentVersion, log);
  const graphql = createGraphQLServer(schema, env.NODE_ENV === 'production', [
    tokenScopes(budget),
    costLimits(budget),
    limitMutations,
    rightsBeforeValues,
    introspection(getSchemaView),
    recordRefusals,
    idempotency(budget),
    reads.plugin,
  ]);
  await graphql.start();

  // The routes call the pages and the pages call the routes.
  const routes = createRoutes({
    env,
    log,
    orm,
    secrets,
    renderer,
    contentVersion,
    budget,
    getMarkdown: (...args) => pages.getMarkdown(...args),
    getAnchors: (...args) => pages.getPageAnchors(...args),
    show: (...args) => pages.plain(...args),
  });
  const charge = (sender: Context, cost: number) => budget.charge(findPayer(sender).subject, cost);
  const pages: PageServer = new PageServer({ env, schema, renderer, charge, ...routes, contentVersion: getVersion });

  // Express, and what answers before it.
  const headers = securityHeaders(env, renderer.inlineScripts);
  const files = await Assets.load(renderer.files, headers);
  const admission = new Admission(admissionLimits(env.LIMITS_SCALE));
  const busy = createBusyAnswer(await pages.busy());
  let stopping = false;
  const app = createApp({
    ...routes,
    env,
    log,
    graphql,
    documents,
    schemaText: printSchema(schema),
    pages,
    getViewer,
    getReadKey: reads.makeKey,
    serveMember: reads.serveMember.bind(reads),
    senderLimits: limitSenders(budget, getViewer, env.LIMITS_SCALE),
    admit: (request, response, next) => admission.enter(response, next, () => busy(request, response)),
    isReady: async () => !stopping && (await isAnswering(orm)),
    deadlineMs: options.deadlineMs,
    development: renderer.middleware,
  });
  let metrics: Metrics | undefined;
  const observe: RequestListener | undefined =
    env.METRICS_PORT === undefined ? undefined : (...answer) => metrics?.observe(...answer);
  const server = createHttpServer(
    createFastPath({ env, log, files, pages, reads, headers, fileHeaders: fileHeaders(env), observe }, app),
  );
  if (renderer.sockets) server.on('upgrade', (...upgrade) => renderer.sockets?.emit('upgrade', ...upgrade));
  const port = await listen(server, env.PORT, env.HOST);

  // The jobs, once the pages can be read.
  await notePages(orm.em.fork(), `${release} ${env.SITE_NAME}`, renderer.publicPaths);
  const readPage = pageReader(() => ({ env, log, em: orm.em.fork(), secrets }), {
    render: async (...page) => {
      // A page that is due can be newer than the version that this server knows.
      await contentVersion.refresh();
      return pages.render(...page);
    },
  });
  const sitePages = { getAnchors: pages.getPageAnchors.bind(pages) };
  const jobs = await startJobs({ env, log, orm, secrets, readPage, pages: sitePages, runsJob: options.runsJob });

  // Loaded only where it is used.
  if (env.METRICS_PORT !== undefined)
    metrics = await (
      await import('./operation/status/metrics.ts')
    ).startMetrics({
      port: env.METRICS_PORT,
      host: env.METRICS_HOST,
      readFacts: () => readFacts(orm.em.fork(), env),
      listJobs: jobs.listStates,
      getPageRoute: renderer.findPublicRoute,
    });

  return {
    url: env.PORT === port ? env.PUBLIC_URL : toOrigin(env.HOST, port),
    app,
    metricsPort: metrics?.port,
    stop: async (options) => {
      stopping = true;
      if (options?.drain) await leave(server, env.DRAIN_SECONDS * 1_000);
      const graceMs = env.NODE_ENV === 'development' ? DEVELOPMENT_GRACE_MS : undefined;
      await Promise.all([close(server, graceMs), jobs.stop(), metrics?.stop()]);
      for (const part of [graphql, contentVersion, renderer, { stop: stopMarkdown }]) await part.stop();
    },
  };
}

/** Milliseconds that open connections may delay a restart in development. */
const DEVELOPMENT_GRACE_MS = 100;

const printed = new WeakMap<GraphQLSchema, string>();

function printSchema(schema: GraphQLSchema): string {
  const text = printed.get(schema) ?? printStable(schema);
  printed.set(schema, text);
  return text;
}

/** The time limit of `/readyz`: load balancers poll often and do not wait long. */
const READY_MS = 1_500;

const selectOne = prepare()((db) => db.selectNoFrom(({ lit }) => lit(1).as('one')));

const isAnswering = (orm: MikroORM): Promise<boolean> =>
  runWork(new Work(READY_MS), () => selectOne.all(orm.em.fork(), {})).then(
    () => true,
    () => false,
  );
