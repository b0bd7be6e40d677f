import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';

/** Crockford's base 32: no letter that is taken for a digit, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export interface Reading {
  accountId: string;
  documentId: string;
  versionId: string;
  /** From 1; null for a download, which is all of them. */
  page: number | null;
  /** For whom, where that was by a right that somebody lent. */
  principalId: string | null;
}

export interface Trace extends Reading {
  code: string;
  at: Date;
}

export interface KnownTrace extends Trace {
  /** Null where the account was deleted. */
  name: string | null;
  address: string | null;
  principalName: string | null;
}

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Writes down a reading before its first byte is sent; its code and its time go into the mark. */
export async function traceReading(em: SqlEntityManager, reading: Reading): Promise<Trace> {
  const { accountId, documentId, versionId, page, principalId } = reading;
  const sql = `insert into reading_trace (code, account_id, document_id, version_id, page, on_behalf_of)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (code) do nothing returning created_at as at`;
  for (;;) {
    const code = newCode();
    const [made] = await query<{ at: Date }>(em, sql, [code, accountId, documentId, versionId, page, principalId]);
    if (made) return { ...reading, code, at: new Date(made.at) };
  }
}

/** When an account last read something of each of these documents; of what it never read, nothing. */
export async function lastReadings(
  em: SqlEntityManager,
  accountId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const sql = `select document_id as id, max(created_at) as at from reading_trace
    where account_id = $1 and document_id = any($2) group by document_id`;
  const rows = await query<{ id: string; at: Date }>(em, sql, [accountId, documentIds]);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** What a code leads to, however it was read off a picture: O for 0, I or L for 1, small letters, gaps. */
export async function findTrace(em: SqlEntityManager, typed: string): Promise<KnownTrace | null> {
  const code = typed
    .toUpperCase()
    .replace(/[\s·-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const sql = `select t.code, t.account_id as "accountId", t.document_id as "documentId", t.version_id as "versionId",
      t.page, t.on_behalf_of as "principalId", t.created_at as at, a.name, a.email as address, p.name as "principalName"
    from reading_trace t left join account a on a.id = t.account_id left join account p on p.id = t.on_behalf_of
    where t.code = $1`;
  const [trace] = await query<KnownTrace>(em, sql, [code]);
  return trace ? { ...trace, at: new Date(trace.at) } : null;
}
