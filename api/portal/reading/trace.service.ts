import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely, prepare } from '#api/kysely.ts';
import { anyOf } from '#api/platform/database/sql.ts';

/** Crockford's base 32: no letters that look like digits, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export interface Reading {
  accountId: string;
  documentId: string;
  versionId: string;
  /** From 1. Null for a download of the whole file. */
  page: number | null;
  /** The principal, if the reader acted as a delegate. */
  principalId: string | null;
}

export interface Trace extends Reading {
  code: string;
  at: Date;
}

export interface KnownTrace extends Trace {
  /** Null if the account was deleted. */
  name: string | null;
  address: string | null;
  principalName: string | null;
  /** What is printed on each page of the version. Null if it is the number of the page. */
  pageLabels: string[] | null;
  /** The current title of the document. Null if it was deleted. */
  title: string | null;
}

/** A watermark code that is not used yet, with high probability: `storeTrace` finds out. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

const insertTrace = prepare<Trace>()((db, value) =>
  db
    .insertInto('reading_trace')
    .values({
      code: value('code'),
      accountId: value('accountId'),
      documentId: value('documentId'),
      versionId: value('versionId'),
      page: value('page'),
      onBehalfOf: value('principalId'),
      createdAt: value('at'),
    })
    .onConflict((on) => on.column('code').doNothing())
    .returning('code'),
);

/** Stores the code and time that a watermark shows. Throws if the code is that of another reading. */
export async function storeTrace(em: SqlEntityManager, trace: Trace): Promise<void> {
  if (!(await insertTrace.first(em, trace))) throw new Error('This watermark code is used already.');
}

/** Characters that look alike in a compressed picture of a watermark. */
const CONFUSED: Record<string, string> = { 2: 'Z', 5: 'S', 6: '8', 8: '69B', 9: '8', B: '8', S: '5', Z: '2' };

/** Returns the codes that differ from this one in one similar character. */
function findSimilarCodes(code: string): string[] {
  return [...code].flatMap((character, at) =>
    [...(CONFUSED[character] ?? '')].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  );
}

/** The code in its canonical form: without spaces and small letters, O as 0, I and L as 1. */
const normalizeCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s·-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const readTraces = (em: SqlEntityManager, codes: readonly string[]) =>
  getKysely(em)
    .selectFrom('reading_trace as t')
    .leftJoin('account as a', 'a.id', 't.accountId')
    .leftJoin('account as p', 'p.id', 't.onBehalfOf')
    .leftJoin('document as d', 'd.id', 't.documentId')
    .select(['t.code', 't.accountId', 't.documentId', 't.versionId', 't.page'])
    .select(['t.onBehalfOf as principalId', 't.createdAt as at', 'a.name', 'a.email as address'])
    .leftJoin('document_version as v', (join) =>
      join
        .onRef('v.documentId', '=', 't.documentId')
        .on((eb) => eb(eb.cast('v.number', 'text'), '=', eb.ref('t.versionId'))),
    )
    .select(['p.name as principalName', 'd.title', 'v.pageLabels'])
    .where('t.code', '=', anyOf(codes))
    .orderBy('t.createdAt', 'desc')
    .execute();

/**
 * The readings that a code read off a picture can mean: the one with exactly this code, otherwise every reading whose
 * code differs in one character that looks alike.
 */
export async function findTraces(em: SqlEntityManager, text: string): Promise<KnownTrace[]> {
  const code = normalizeCode(text);
  if (code.length !== LENGTH) return [];
  const traces = await readTraces(em, [code, ...findSimilarCodes(code)]);
  const exact = traces.filter((trace) => trace.code === code);
  return exact.length > 0 ? exact : traces;
}
