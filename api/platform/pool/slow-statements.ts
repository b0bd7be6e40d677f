import type { CompiledQuery } from 'kysely';
import type { NamedQuery } from '../database/batch.ts';

const SLOW_MS = 500;
/** Of more statements, the oldest are not kept. */
const MOST_KEPT = 200;

export interface SlowStatement {
  /** The name of a frequent statement, or what a statement does to which table. Never its values. */
  name: string;
  ms: number;
  /** An ISO date and time. */
  endedAt: string;
}

let statements: SlowStatement[] = [];

/** Keeps a statement that took long. */
export function noteDuration(query: CompiledQuery | NamedQuery, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt);
  if (ms < SLOW_MS) return;
  statements = [...statements.slice(1 - MOST_KEPT), { name: getName(query), ms, endedAt: new Date().toISOString() }];
}

/** The slow statements of this process since a time, oldest first. */
export const listSlowStatements = (since: Date): SlowStatement[] =>
  statements.filter(({ endedAt }) => endedAt > since.toISOString());

const getName = (query: CompiledQuery | NamedQuery): string => {
  if ('name' in query) return query.name;
  const text = query.sql.replaceAll(/'(?:[^']|'')*'/g, '');
  const verb = /\w+/.exec(text)?.[0] ?? 'statement';
  const table = /\b(?:from|into|update)\s+(?:"\w+"\.)?"?(\w+)/i.exec(text)?.[1] ?? '';
  return `${verb.toLowerCase()} ${table}`.trim();
};
