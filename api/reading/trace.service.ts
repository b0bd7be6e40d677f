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
  /** The title of the document now; null where it was deleted. */
  title: string | null;
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

/** Characters that are mistaken for each other in a compressed picture of a mark. */
const CONFUSED: Record<string, string> = { 2: 'Z', 5: 'S', 6: '8', 8: '69B', 9: '8', B: '8', S: '5', Z: '2' };

/** The codes that differ from this one by one character that looks like another one. */
function findSimilarCodes(code: string): string[] {
  return [...code].flatMap((character, at) =>
    [...(CONFUSED[character] ?? '')].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  );
}

/** The code as it was drawn: without gaps and small letters, O as 0, I and L as 1. */
const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s·-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const FIND = `select t.code, t.account_id as "accountId", t.document_id as "documentId", t.version_id as "versionId",
    t.page, t.on_behalf_of as "principalId", t.created_at as at, a.name, a.email as address, p.name as "principalName",
    d.title
  from reading_trace t left join account a on a.id = t.account_id left join account p on p.id = t.on_behalf_of
  left join document d on d.id = t.document_id
  where t.code = any($1) order by t.created_at desc`;

/**
 * The readings that a code read off a picture can mean: the one with exactly this code, otherwise every reading whose
 * code differs in one character that looks like another one.
 */
export async function findTraces(em: SqlEntityManager, typed: string): Promise<KnownTrace[]> {
  const code = normalizeCode(typed);
  if (code.length !== LENGTH) return [];
  const found = await query<KnownTrace>(em, FIND, [[code, ...findSimilarCodes(code)]]);
  const exact = found.filter((trace) => trace.code === code);
  return (exact.length > 0 ? exact : found).map((trace) => ({ ...trace, at: new Date(trace.at) }));
}
