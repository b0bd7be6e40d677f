import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#api/platform/postgres/binaries.ts';
import { type Cluster, openCluster } from '#api/platform/postgres/cluster.ts';
import { asOrdinaryUser, thisHost } from '#api/platform/postgres/host.ts';
import { findFreePort, makeUrl, readPostmaster, shutDown } from '#api/platform/postgres/postmaster.ts';
import { isAlive } from '#api/platform/processes.ts';
import { withChildren } from '../cpu.ts';

const STANDBY = 'standby';
const WAIT_MS = 300_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  wal_level: 'replica',
  hot_standby: 'on',
  synchronous_commit: 'on',
};

interface Member {
  cluster: Cluster;
  port: number;
}

/** A primary of the embedded PostgreSQL, and a standby that has each write before it is confirmed. */
export class DatabasePair {
  readonly #primary: Member;
  readonly #standby: Member;

  private constructor(primary: Member, standby: Member) {
    [this.#primary, this.#standby] = [primary, standby];
    // They run in sessions of their own, which Ctrl-C in a terminal does not reach.
    process.once('exit', () => {
      for (const { cluster } of [standby, primary]) {
        const postmaster = readPostmaster(cluster.dir);
        if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
      }
    });
  }

  static async start(folder: string): Promise<DatabasePair> {
    const { initdb } = findBinaries(thisHost);
    const create = { initdb, host: thisHost, durable: true, onCreate: () => undefined };
    const primary = { cluster: await openCluster(path.join(folder, 'primary'), create), port: await findFreePort() };
    // A new cluster has not run, so that a copy of its files is complete.
    const copy = path.join(folder, 'standby');
    await mkdir(copy);
    execFileSync('cp', ['-a', primary.cluster.dir, `${primary.cluster.dir}.password`, copy]);
    const standby = { cluster: await openCluster(copy, create), port: await findFreePort() };
    await writeFile(path.join(standby.cluster.dir, 'standby.signal'), '');
    const pair = new DatabasePair(primary, standby);
    await launch(primary, { synchronous_standby_names: `FIRST 1 (${STANDBY})` });
    const source = `host=127.0.0.1 port=${primary.port} user=app password=${primary.cluster.password}`;
    await launch(standby, { primary_conninfo: `${source} application_name=${STANDBY}` });
    await waitFor(() => pair.#isSynchronous(), 'The standby does not follow the primary.');
    return pair;
  }

  get primaryUrl(): string {
    return makeUrl(this.#primary.cluster, this.#primary.port);
  }

  get standbyUrl(): string {
    return makeUrl(this.#standby.cluster, this.#standby.port);
  }

  async #isSynchronous(): Promise<boolean> {
    const rows = await query(this.primaryUrl, "select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length === 1;
  }

  /** Kills all processes of the primary at once, as a power failure of its machine does, and promotes the standby. */
  async failOver(): Promise<void> {
    const postmaster = readPostmaster(this.#primary.cluster.dir)!.pid;
    for (const pid of withChildren(postmaster)) process.kill(pid, 'SIGKILL');
    await query(this.standbyUrl, 'select pg_promote(true, 60)');
  }

  async stop(): Promise<void> {
    for (const { cluster } of [this.#standby, this.#primary]) {
      const postmaster = readPostmaster(cluster.dir);
      if (postmaster && isAlive(postmaster.pid)) await shutDown(postmaster.pid);
    }
  }
}

async function launch({ cluster, port }: Member, more: Record<string, string>): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(cluster.log, 'w', 0o600);
  const command = asOrdinaryUser(thisHost, findBinaries(thisHost).postgres, [
    '-D',
    cluster.dir,
    '-p',
    String(port),
    ...settings,
  ]);
  const child = spawn(...command, { stdio: ['ignore', log, log], detached: true });
  child.unref();
  await waitFor(async () => {
    if (child.exitCode !== null) throw new Error(await readFile(cluster.log, 'utf8'));
    return query(makeUrl(cluster, port), 'select 1').then(
      () => true,
      () => false,
    );
  }, `PostgreSQL in ${cluster.dir} does not answer.`);
}

export async function query<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Asks until the condition holds. */
export async function waitFor(isTrue: () => Promise<boolean>, problem: string, patienceMs = WAIT_MS): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(problem);
    await delay(50);
  }
}
