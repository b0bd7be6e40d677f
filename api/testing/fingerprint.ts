import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Env } from '../platform/env.ts';
import { openStorage } from '../platform/storage/storage.ts';

/** A hash of the rows of each table, and of each stored file. */
export async function fingerprint(url: string, env: Env): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const prints: Record<string, string> = {};
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('session', 'audit_event', 'schema_migration', 'schema_statement')",
  );
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
    );
    prints[name] = found[0]!.hash;
  }
  await client.end();
  const storage = openStorage(env);
  for (const { key } of await storage.list('')) {
    const file = await storage.get(key);
    const hash = createHash('sha256');
    for await (const chunk of file!.stream) hash.update(chunk as Buffer);
    prints[key] = hash.digest('hex');
  }
  return prints;
}
