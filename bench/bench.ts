import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../api/platform/postgres/postgres.ts';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { withChildren } from './cpu.ts';
import { ROOT, type Service, start } from './processes.ts';

/** The account that the servers start with. */
export const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

interface ServerSettings {
  flags: string[];
  allocator: Record<string, string>;
}

/**
 * The environment of the benchmarks: a temporary folder, a database, and the built server. All are removed at the end.
 */
export class Bench {
  readonly #services = new Map<string, Promise<Service>>();
  #postgres: Promise<EmbeddedPostgres> | null = null;

  readonly folder = mkdtempSync(path.join(tmpdir(), 'bench-'));

  /**
   * @param paths the arguments after the sections: URLs for Lighthouse
   * @param sizes for `migrations`: the number of audit events, and the newest migration of the former release
   * @param root the folder of the build
   */
  constructor(
    readonly paths: string[],
    readonly sizes: { rows?: number; since?: string } = {},
    readonly root = ROOT,
  ) {}

  postgres(): Promise<EmbeddedPostgres> {
    this.#postgres ??= startPostgres({ dataDir: this.folder, ephemeral: true });
    return this.#postgres;
  }

  /** The URL of the database with this name. Creates it if necessary. */
  async database(name: string): Promise<string> {
    const postgres = await this.postgres();
    const [database] = await runSql(postgres.url(), 'select 1 from pg_database where datname = $1', [name]);
    if (!database) await runSql(postgres.url(), `create database ${name}`);
    return postgres.url(name);
  }

  /** Lists the processes of PostgreSQL, whose CPU time counts where statements are compared. */
  async databasePids(): Promise<() => number[]> {
    const [row] = await runSql<{ pid: number }>((await this.postgres()).url(), POSTMASTER);
    return () => withChildren(row!.pid);
  }

  /**
   * The built server over a database. Rows share it unless they use another name. Its limits are far away by default.
   *
   * @param more other settings
   */
  site(database = 'site', name = database, limitsScale = 100_000, more: Record<string, string> = {}): Promise<Service> {
    return this.service(name, async (port) => {
      const main = path.join(this.root, 'dist/server/server.js');
      if (!existsSync(main)) throw new Error(`No build found in ${this.root}: run npm run build there first.`);
      // How `npm start` runs the server.
      const settings = JSON.parse(
        readFileSync(path.join(this.root, 'launch/server-settings.json'), 'utf8'),
      ) as ServerSettings;
      const env = {
        ...settings.allocator,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: await this.database(database),
        DATA_DIR: path.join(this.folder, name),
        SESSION_SECRET: 'a session secret for the benchmarks only',
        ADMIN_PASSWORD: ADMIN.password,
        LIMITS_SCALE: String(limitsScale),
        REQUIRE_ADMIN_MFA: 'false',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
        ...more,
      };
      return start({ command: process.execPath, args: [...settings.flags, main], env, port, cwd: this.root });
    });
  }

  /** A minimal server that gives the same response, as a baseline: see limit.ts. */
  limit(database = 'site'): Promise<Service> {
    return this.service(`limit ${database}`, async (port) => {
      const env = { NODE_ENV: 'production', PORT: String(port), DATABASE_URL: await this.database(database) };
      return start({ command: process.execPath, args: ['--import', 'tsx', 'bench/limit.ts'], env, port });
    });
  }

  service(name: string, open: (port: number) => Promise<Service>): Promise<Service> {
    const service = this.#services.get(name) ?? findFreePort().then(open);
    this.#services.set(name, service);
    return service;
  }

  async stop(name: string): Promise<void> {
    const service = this.#services.get(name);
    this.#services.delete(name);
    await (await service)?.stop();
  }

  async close(): Promise<void> {
    for (const name of this.#services.keys()) await this.stop(name).catch(() => undefined);
    await (await this.#postgres)?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Each backend is a child of the process that writes this file. */
const POSTMASTER = "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid";

/** Runs one statement on its own connection. */
export async function runSql<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
