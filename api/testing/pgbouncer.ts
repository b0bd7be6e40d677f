import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { waitForDatabase } from '../platform/database/reach.ts';
import { findFreePort } from '../platform/postgres/postmaster.ts';

/** The user `nobody`, because PgBouncer does not run as root. */
const NOBODY = 65_534;

type Mode = 'session' | 'transaction';

export interface PgBouncer {
  /** The database through the pooler. */
  url: string;
  /** Connects clients to the same database on another server, as after a failover. */
  pointTo: (databaseUrl: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the PgBouncer of the system, with its default settings except for the mode. */
export async function startPgBouncer(databaseUrl: string, mode: Mode): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const pooled = new URL(databaseUrl);
  pooled.port = String(await findFreePort());
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, createSettings(databaseUrl, pooled.port, mode));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const process_ = spawn('pgbouncer', ['--quiet', file], { stdio: 'inherit', ...user });
  await once(process_, 'spawn');
  const ended = once(process_, 'exit');
  await waitForDatabase(pooled.href, () => undefined);
  return {
    url: pooled.href,
    pointTo: async (url) => {
      await writeFile(file, createSettings(url, pooled.port, mode));
      process_.kill('SIGHUP');
    },
    stop: async () => {
      process_.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function createSettings(databaseUrl: string, listenPort: string, mode: Mode): string {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const target = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  return `[databases]
${pathname.slice(1)} = ${target} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`;
}
