import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from '#api/platform/http/listen.ts';
import { isReadable } from '#api/platform/http/readable.ts';
import type { JobState } from '#api/platform/periodic-job.ts';
import type { StatusFacts } from './status.facts.ts';
import { judge, listRunning, listSlow } from './status.judge.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LEVELS = { OK: 0, WARNING: 1, FAILING: 2 } as const;

interface MetricsOptions {
  host: string;
  port: number;
  readFacts: () => Promise<StatusFacts>;
  listJobs: () => JobState[];
  /** The pattern of the page at a path. Null for other paths. */
  getPageRoute: (path: string) => string | null;
}

export interface Metrics {
  /** Measures the answer to a request. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  port: number;
  stop: () => Promise<void>;
}

/** Serves the metrics of this server for Prometheus. Their labels are names of the code, and never those of people. */
export async function startMetrics(options: MetricsOptions): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'The time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const gauges = createGauges(registry);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      await measure(gauges, options);
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    } catch (error) {
      response.writeHead(500).end((error as Error).message);
    }
  });
  const port = await listen(server, options.port, options.host);
  return {
    observe: createObserver(requests, options.getPageRoute),
    port,
    stop: async () => {
      registry.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function measure(gauges: Gauges, { listJobs, readFacts }: MetricsOptions): Promise<void> {
  setJobs(gauges, listJobs());
  const facts = await readFacts().catch(() => null);
  gauges.databaseUp.set(facts ? 1 : 0);
  if (facts) setFacts(gauges, facts);
}

const createObserver =
  (requests: Histogram, getPageRoute: MetricsOptions['getPageRoute']): Metrics['observe'] =>
  (request, response) => {
    const startedAt = performance.now();
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    response.once('finish', () => {
      const method = METHODS.has(request.method ?? '') ? request.method! : 'OTHER';
      const labels = { method, route: getRoute(request, path, getPageRoute), status: String(response.statusCode) };
      requests.observe(labels, (performance.now() - startedAt) / 1_000);
    });
  };

type RoutedRequest = IncomingMessage & { route?: { path?: unknown }; baseUrl?: string };

/** The pattern of the route of Express, or that of the page. Paths that no one declared are one label. */
function getRoute(request: RoutedRequest, path: string, getPageRoute: MetricsOptions['getPageRoute']): string {
  const pattern = request.route?.path;
  if (typeof pattern === 'string' && !pattern.includes('*')) return pattern;
  if (path === '/graphql') return path;
  const area = /^\/(assets|admin|docs|investor)(?:\/|$)/.exec(path)?.[1];
  if (area) return `/${area}/*`;
  return findPageRoute(path, getPageRoute);
}

/** Matching a path takes as long as answering it from memory. */
const pageRoutes = new Map<string, string>();
const MOST_ROUTES = 1_000;

function findPageRoute(path: string, getPageRoute: MetricsOptions['getPageRoute']): string {
  const known = pageRoutes.get(path);
  if (known) return known;
  const route = (isReadable(path) && getPageRoute(path)) || 'other';
  if (pageRoutes.size >= MOST_ROUTES) pageRoutes.clear();
  pageRoutes.set(path, route);
  return route;
}

type Gauges = ReturnType<typeof createGauges>;

function createGauges(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `site_${name}`, help, labelNames, registers: [registry] });
  return {
    status: gauge('status_level', 'The level of each part of /admin/status: 0 OK, 1 warning, 2 failing.', ['item']),
    jobFailures: gauge('job_failures', 'Failed runs of a job of this server since its last success.', ['job']),
    jobSuccess: gauge('job_last_success_timestamp_seconds', 'The last success of a job of this server.', ['job']),
    servers: gauge('servers', 'Servers that run.'),
    databaseUp: gauge('database_up', '1 if the database answers.'),
    databaseBytes: gauge('database_bytes', 'The size of the database.'),
    connections: gauge('database_connections', 'Open connections to the database.'),
    maxConnections: gauge('database_max_connections', 'The most connections that the database accepts.'),
    slowStatements: gauge('slow_statements', 'Statements of all servers above half a second in the last hour.'),
    mailWaiting: gauge('mail_waiting', 'Emails that the site tries to send.'),
    mailStopped: gauge('mail_stopped', 'Emails of the last week that the site stopped sending.'),
    feedsFailing: gauge('feeds_failing', 'Feeds that cannot be read.'),
    webhooksPaused: gauge('webhooks_paused', 'Webhooks that the site paused.'),
    documentBytes: gauge('document_bytes', 'The size of all stored documents.'),
    pictureBytes: gauge('picture_bytes', 'The size of all uploaded pictures.'),
    diskFree: gauge('disk_free_bytes', 'The free space of the data folder of a server.', ['host']),
    backup: gauge('backup_last_success_timestamp_seconds', 'The start of the newest nightly backup. 0 without one.'),
    backupBytes: gauge('backup_bytes', 'The size of the newest nightly backup.'),
    signIns: gauge('failed_sign_ins', 'Failed sign-ins of the last hour.'),
    attacked: gauge('attacked_accounts', 'Accounts with ten failed sign-ins in the last hour or more, at most five.'),
  };
}

function setJobs({ jobFailures, jobSuccess }: Gauges, jobs: JobState[]): void {
  for (const { name, failures, succeededAt } of jobs) {
    jobFailures.set({ job: name }, failures);
    if (succeededAt) jobSuccess.set({ job: name }, Date.parse(succeededAt) / 1_000);
  }
}

function setFacts(gauges: Gauges, facts: StatusFacts): void {
  const { database, mail, storage, signIns, backups } = facts;
  const running = listRunning(facts);
  for (const { kind, level } of judge(facts)) gauges.status.set({ item: kind.toLowerCase() }, LEVELS[level]);
  gauges.servers.set(running.length);
  gauges.databaseBytes.set(database.byteSize);
  gauges.connections.set(database.connections);
  gauges.maxConnections.set(database.maxConnections);
  gauges.slowStatements.set(listSlow(facts).length);
  gauges.mailWaiting.set(mail.waiting);
  gauges.mailStopped.set(mail.stopped);
  gauges.feedsFailing.set(facts.feeds.length);
  gauges.webhooksPaused.set(facts.pausedWebhooks.length);
  gauges.documentBytes.set(storage.documentBytes);
  gauges.pictureBytes.set(storage.pictureBytes);
  gauges.diskFree.reset();
  for (const { host, diskFreeBytes } of running)
    if (diskFreeBytes !== null) gauges.diskFree.set({ host }, diskFreeBytes);
  const backup = backups.find(({ fileName }) => fileName !== null);
  gauges.backup.set(backup ? backup.startedAt.getTime() / 1_000 : 0);
  gauges.backupBytes.set(backup?.byteSize ?? 0);
  gauges.signIns.set(signIns.failed);
  gauges.attacked.set(signIns.attacked.length);
}
