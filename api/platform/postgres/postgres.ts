// The embedded database: PostgreSQL's own binaries from npm, with one cluster in the data folder.
import fs from 'node:fs';
import { until } from '../processes.ts';
import { type Binaries, findBinaries, EmbeddedPostgresError, explain } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type Host, thisHost } from './host.ts';
import {
  isAnswering,
  dropStalePidFile,
  findFreePort,
  launch,
  type Postmaster,
  readPostmaster,
  shutDown,
  makeUrl,
} from './postmaster.ts';
import { supervise, type Supervisor, type WatchOptions } from './supervisor.ts';

export interface EmbeddedPostgres {
  /** @param database its name; without it, the cluster's own `postgres` */
  url(database?: string): string;
  port: number;
  /** True if a killed process had left a running server. */
  reused: boolean;
  /** Restarts the server on the same port whenever it ends without `stop`. */
  watch(options: WatchOptions): void;
  /** Shuts the server down in order, even if a process that was killed had started it. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** The product's data folder. The cluster is its folder `postgres`. */
  dataDir: string;
  /** For tests: fast, and lost after a power failure. */
  ephemeral?: boolean;
  onProgress?: (line: string) => void;
  host?: Host;
}

/** The time in milliseconds for recovery after a crash, and for the children of a killed server to end. */
const START_MS = 60_000;
/** Temporary problems: children of a killed server stay for a second, or another program took the port. */
const PASSING = /already exists|shared memory block|in use/;

/**
 * Starts the embedded database and creates it on the first call.
 *
 * @throws EmbeddedPostgresError whose message is a sentence for the operator
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, ephemeral = false, host = thisHost, onProgress } = options;
  const binaries = findBinaries(host);
  try {
    const cluster = await openCluster(dataDir, {
      initdb: binaries.initdb,
      host,
      durable: !ephemeral,
      onCreate: () => onProgress?.('Creating the database (first start only) …'),
    });
    const start = { cluster, binaries, host, ephemeral };
    return handle(start, await up(start));
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw explain('starting', dataDir, error instanceof Error ? error.message : String(error));
  }
}

interface Running extends Postmaster {
  reused: boolean;
}

interface Start {
  cluster: Cluster;
  binaries: Binaries;
  host: Host;
  ephemeral: boolean;
  /** The required port. Any free port if absent. */
  port?: number;
}

async function up(start: Start): Promise<Running> {
  let server: Running | undefined;
  const attempt = async () => {
    server = (await reuse(start)) ?? (await startOnce(start));
    return server !== undefined;
  };
  await until(attempt, START_MS, 200);
  if (!server) throw explain('starting', start.cluster.dir, readLog(start.cluster));
  return server;
}

async function reuse({ cluster, port }: Start): Promise<Running | undefined> {
  const postmaster = readPostmaster(cluster.dir);
  if (!postmaster) return undefined;
  const answering = await isAnswering(cluster, postmaster.port);
  if (answering && (port ?? postmaster.port) === postmaster.port) return { ...postmaster, reused: true };
  if (answering) await shutDown(postmaster.pid);
  else dropStalePidFile(cluster.dir);
  return undefined;
}

/** @returns undefined if the problem is temporary */
async function startOnce({ cluster, binaries, host, ephemeral, ...options }: Start): Promise<Running | undefined> {
  const port = options.port ?? (await findFreePort());
  const child = launch(binaries.postgres, host, cluster, port, ephemeral);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= readLog(cluster)));
  const ready = () => readPostmaster(cluster.dir)?.pid === child.pid && readPostmaster(cluster.dir)?.ready === true;
  await until(() => failure !== undefined || ready(), START_MS);
  if (failure === undefined && child.pid && (await isAnswering(cluster, port))) {
    return { pid: child.pid, port, reused: false };
  }
  if (failure === undefined && child.pid) await shutDown(child.pid);
  if (failure === undefined || PASSING.test(failure)) return undefined;
  throw explain('starting', cluster.dir, failure);
}

function handle(start: Start, { pid, port, reused }: Running): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  let supervisor: Supervisor | undefined;
  const restart = async () => (await up({ ...start, port })).pid;
  return {
    url: (database) => makeUrl(start.cluster, port, database),
    port,
    reused,
    watch: (options) => void (supervisor ??= supervise(pid, restart, options)),
    stop: () => (stopping ??= supervisor?.stop().then(shutDown) ?? shutDown(pid)),
  };
}

function readLog(cluster: Cluster): string {
  return fs.existsSync(cluster.log) ? fs.readFileSync(cluster.log, 'utf8') : '';
}
