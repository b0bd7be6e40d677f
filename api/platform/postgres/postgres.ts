// The database that comes with the product: PostgreSQL's own programs from npm, one cluster in the data folder.
import fs from 'node:fs';
import { until } from '../processes.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { EmbeddedPostgresError, explain } from './error.ts';
import { type Host, thisHost } from './host.ts';
import { answers, dropStalePidFile, freePort, launch, readPostmaster, shutDown, urlOf } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** @param database its name; without one, the cluster's own `postgres` */
  url(database?: string): string;
  port: number;
  /** True when a server was found running that a killed process had left behind. */
  reused: boolean;
  /** Shuts the server down in order, also a reused one. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** The product's data folder; the cluster is its folder `postgres`. */
  dataDir: string;
  /** For tests: fast, and lost in a power cut. */
  ephemeral?: boolean;
  onProgress?: (line: string) => void;
  host?: Host;
}

/** How long recovery after a crash, or the lingering of a killed server's children, may take. */
const START_MS = 60_000;
/** Passing troubles: children of a killed server linger for a second, another program took the port. */
const PASSING = /already exists|shared memory block|in use/;

/**
 * Starts the embedded database, creating it on the first call.
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
    return await up(cluster, binaries, host, ephemeral);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw explain('starting', dataDir, error instanceof Error ? error.message : String(error));
  }
}

async function up(cluster: Cluster, binaries: Binaries, host: Host, ephemeral: boolean): Promise<EmbeddedPostgres> {
  let found: EmbeddedPostgres | undefined;
  const attempt = async () => {
    found = (await reuse(cluster)) ?? (await startOnce(cluster, binaries, host, ephemeral));
    return found !== undefined;
  };
  await until(attempt, START_MS, 200);
  if (!found) throw explain('starting', cluster.dir, said(cluster));
  return found;
}

async function reuse(cluster: Cluster): Promise<EmbeddedPostgres | undefined> {
  const named = readPostmaster(cluster.dir);
  if (!named) return undefined;
  if (await answers(cluster, named.port)) return handle(cluster, named.pid, named.port, true);
  dropStalePidFile(cluster.dir);
  return undefined;
}

/** @returns undefined when the trouble will pass by itself */
async function startOnce(
  cluster: Cluster,
  binaries: Binaries,
  host: Host,
  ephemeral: boolean,
): Promise<EmbeddedPostgres | undefined> {
  const port = await freePort();
  const child = launch(binaries.postgres, host, cluster, port, ephemeral);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= said(cluster)));
  const ready = () => readPostmaster(cluster.dir)?.pid === child.pid && readPostmaster(cluster.dir)?.ready === true;
  await until(() => failure !== undefined || ready(), START_MS);
  if (failure === undefined && child.pid && (await answers(cluster, port))) {
    return handle(cluster, child.pid, port, false);
  }
  if (failure === undefined && child.pid) await shutDown(child.pid);
  if (failure === undefined || PASSING.test(failure)) return undefined;
  throw explain('starting', cluster.dir, failure);
}

function handle(cluster: Cluster, pid: number, port: number, reused: boolean): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  return {
    url: (database) => urlOf(cluster, port, database),
    port,
    reused,
    stop: () => (stopping ??= shutDown(pid)),
  };
}

function said(cluster: Cluster): string {
  return fs.existsSync(cluster.log) ? fs.readFileSync(cluster.log, 'utf8') : '';
}
