import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { isAlive, until } from '../processes.ts';
import { type Cluster, OWNER } from './cluster.ts';
import { asOrdinaryUser, type Host } from './host.ts';

/** The files that Postgres writes about itself into its folder. */
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
  jit: 'off', // JIT compilation costs more than any query of a site this size
  log_min_messages: 'fatal', // the application logs its own failed queries; this file would only grow
};

/** For tests, where a power failure costs nothing. */
const EPHEMERAL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

export function makeUrl(cluster: Cluster, port: number, database = 'postgres'): string {
  return `postgres://${OWNER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts Postgres in a session of its own, so that Ctrl-C in a terminal reaches only the processes that stop it in
 * order.
 */
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

/** The server of postmaster.pid if it is running: line 4 of the file is the port, line 8 the state. */
export function readPostmaster(dir: string): (Postmaster & { ready: boolean }) | undefined {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/** True if the server accepts our password and serves our folder: another server can have taken the port. */
export async function isAnswering(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: makeUrl(cluster, port), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // A server that ends between two lines only counts as unavailable.
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

/** A pid file that outlived its server prevents a start once its number belongs to another program. */
export function dropStalePidFile(dir: string): void {
  const postmaster = readPostmaster(dir);
  if (!postmaster || process.platform !== 'linux') return;
  const place = workingDir(postmaster.pid);
  if (isAlive(postmaster.pid) && (place === dir || place === undefined)) return;
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

/** Requests a fast shutdown, which disconnects clients without losing data, and waits for the end. */
export async function shutDown(pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // It has already ended.
    }
    if (await until(() => !isAlive(pid), ms)) return;
  }
}

/**
 * Below the ports that systems give to outgoing connections. One of those can take a port at any time while nothing
 * listens on it, for example during a restart.
 */
const LISTENING_PORTS = [10_000, 32_000] as const;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...LISTENING_PORTS);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A postmaster works inside its data folder. Undefined if the system does not report it. */
function workingDir(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
