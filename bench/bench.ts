import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../api/platform/postgres/postgres.ts';
import { ADMIN } from './signed-in.ts';
import { nextPort, ROOT, type Service, start } from './processes.ts';

/** What the rows stand on: a scratch folder, a database of its own, the built server over it. All gone at the end. */
export class Bench {
  readonly #services = new Map<string, Promise<Service>>();
  #postgres: Promise<EmbeddedPostgres> | null = null;

  readonly folder = mkdtempSync(path.join(tmpdir(), 'bench-'));

  /**
   * @param given what is named after the sections: addresses for Lighthouse
   * @param questions folder with other questions for /chat than those of bench/chat
   */
  constructor(
    readonly given: string[],
    readonly questions?: string,
  ) {}

  postgres(): Promise<EmbeddedPostgres> {
    this.#postgres ??= startPostgres({ dataDir: this.folder, ephemeral: true });
    return this.#postgres;
  }

  /** Address of a database of this name, made where it is not there yet. */
  async database(name: string): Promise<string> {
    const postgres = await this.postgres();
    const [found] = await sql(postgres.url(), 'select 1 from pg_database where datname = $1', [name]);
    if (!found) await sql(postgres.url(), `create database ${name}`);
    return postgres.url(name);
  }

  /** The built server over a database; the same for all rows that ask for it, unless they name another. */
  site(database = 'site', name = database): Promise<Service> {
    return this.service(name, async (port) => {
      const main = path.join(ROOT, 'dist/server/server.js');
      if (!existsSync(main)) throw new Error('No build found: run npm run build first.');
      const env = {
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: await this.database(database),
        DATA_DIR: path.join(this.folder, name),
        SESSION_SECRET: 'bench '.repeat(8),
        ADMIN_PASSWORD: ADMIN.password,
        LIMITS_SCALE: '100000',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
      };
      return start({ command: process.execPath, args: ['--enable-source-maps', main], env, port });
    });
  }

  /** The least a server can do for the same answer: see limit.ts. */
  limit(database = 'site'): Promise<Service> {
    return this.service(`limit ${database}`, async (port) => {
      const env = { NODE_ENV: 'production', PORT: String(port), DATABASE_URL: await this.database(database) };
      return start({ command: process.execPath, args: ['--import', 'tsx', 'bench/limit.ts'], env, port });
    });
  }

  service(name: string, open: (port: number) => Promise<Service>): Promise<Service> {
    const service = this.#services.get(name) ?? open(nextPort());
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

/** One statement on a connection of its own. */
export async function sql<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
