import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { isAlive, until } from '../processes.ts';
import { type Cluster, OWNER } from './cluster.ts';
import { asOrdinaryUser, type Host } from './host.ts';

/** What Postgres writes of itself into its folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off', // compiling costs more than any query of a site this size
  log_min_messages: 'fatal', // the server logs its own failed queries; this file would only grow
};

/** For tests: what a power cut would cost is nothing there. */
const EPHEMERAL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

export function makeUrl(cluster: Cluster, port: number, database = 'postgres'): string {
  return `postgres://${OWNER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Starts Postgres in a session of its own, so that Ctrl-C in a terminal reaches only those who then stop it in order. */
export function launch(binary: string, host: Host, cluster: Cluster, port: number, ephemeral: boolean): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...(ephemeral ? EPHEMERAL : {}) });
  const args = [
    '-D',
    cluster.dir,
    '-p',
    String(port),
    ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const log = fs.openSync(cluster.log, 'w', 0o600);
  try {
    const child = spawn(...asOrdinaryUser(host, binary, args), { stdio: ['ignore', log, log], detached: true });
    child.unref();
    return child;
  } finally {
    fs.closeSync(log);
  }
}

/** The server that postmaster.pid names, if it has come up: the file's line 4 is the port, line 8 the state. */
export function readPostmaster(dir: string): (Postmaster & { ready: boolean }) | undefined {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it takes our password and serves our folder: the port may have gone to somebody else's server. */
export async function isAnswering(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: makeUrl(cluster, port), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // a server dying between two lines is only "does not answer"
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.dir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A pid file that outlived its server keeps Postgres from starting once its number belongs to another program. */
export function dropStalePidFile(dir: string): void {
  const named = readPostmaster(dir);
  if (!named || process.platform !== 'linux') return;
  const place = workingDir(named.pid);
  if (isAlive(named.pid) && (place === dir || place === undefined)) return;
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

/** Asks for a fast shutdown (clients are cut off, nothing is lost) and waits for the end. */
export async function shutDown(pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // it has ended by itself
    }
    if (await until(() => !isAlive(pid), ms)) return;
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A postmaster works inside its data folder. Undefined: the system does not say. */
function workingDir(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
