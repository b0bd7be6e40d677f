import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { isAlive, until } from '../processes.ts';
import { type Cluster, OWNER } from './cluster.ts';
import { asOrdinaryUser, type Host } from './host.ts';

/** The process id and port that Postgres writes to postmaster.pid. */
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

/** For tests, whose data may be lost in a power failure. */
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

/**
 * Starts Postgres in a separate session (setsid), so that Ctrl-C in a terminal reaches only the application, which then
 * shuts Postgres down cleanly.
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

/**
 * Reads the running server from postmaster.pid: line 1 is its process id, line 4 the port, line 8 the state. Undefined
 * if the file is missing or incomplete.
 */
export function readPostmaster(dir: string): (Postmaster & { ready: boolean }) | undefined {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/** True if the server accepts our password and serves our data folder. The port may now belong to another server. */
export async function isAnswering(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: makeUrl(cluster, port), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // without a listener, a lost connection would crash this process
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

/**
 * Deletes a pid file left by a server that has ended. Postgres does not start if another program now has that process
 * id.
 */
export function dropStalePidFile(dir: string): void {
  const named = readPostmaster(dir);
  if (!named || process.platform !== 'linux') return;
  const place = workingDir(named.pid);
  if (isAlive(named.pid) && (place === dir || place === undefined)) return;
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

/** Requests a fast shutdown, which disconnects clients and loses no data, and waits for the process to end. */
export async function shutDown(pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // it has already ended
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

/**
 * The working directory of a process, which is the data folder for a postmaster. Undefined if the system does not
 * report it.
 */
function workingDir(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
