import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { runShared } from '../../platform/work.ts';
import { readStems } from '../passages/passage.search.service.ts';
import type { Alternative, Token } from './question.types.ts';
import { thesaurusRows } from './question.thesaurus.ts';

export interface Thesaurus {
  /** The stems of all words in the thesaurus. */
  words: ReadonlySet<string>;
  /** Finds the longest phrase that begins at a token. Returns its number of tokens, or 0, and its synonyms. */
  findAt: (tokens: readonly Token[], at: number) => { length: number; alternatives: Alternative[] };
}

interface Entry {
  keys: string[];
  alternatives: Alternative[];
}

const SYNONYM_SHARE = 0.6;

let loading: Promise<Thesaurus> | null = null;

/** Loads the thesaurus with the database's stems. It is stemmed once per process, at the first question. */
export function loadThesaurus(em: SqlEntityManager): Promise<Thesaurus> {
  loading ??= runShared(() => buildThesaurus(em.fork())).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Stop words have no stem and are compared as written. */
const toKey = ({ text, lexemes }: Pick<Token, 'text' | 'lexemes'>): string =>
  lexemes.length > 0 ? lexemes.join(' ') : text.toLowerCase();

async function buildThesaurus(em: SqlEntityManager): Promise<Thesaurus> {
  const rows = thesaurusRows.map(parseRow);
  const words = rows.flatMap(({ phrases, synonyms }) =>
    [...phrases, ...synonyms].flatMap((phrase) => phrase.split(' ')),
  );
  const stems = await readStems(em, [...new Set(words)]);
  const entries = new Map<string, Entry>();
  for (const { phrases, synonyms } of rows)
    for (const phrase of phrases) addEntry(entries, toEntry(phrase, synonyms, stems));
  const byFirst = new Map<string, Entry[]>();
  for (const entry of entries.values()) byFirst.set(entry.keys[0]!, [...(byFirst.get(entry.keys[0]!) ?? []), entry]);
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return {
    words: new Set([...stems.values()].flat()),
    findAt: (tokens, at) => {
      const synonyms = byFirst
        .get(toKey(tokens[at]!))
        ?.find(({ keys }) => keys.every((key, offset) => tokens[at + offset] && toKey(tokens[at + offset]!) === key));
      return { length: synonyms?.keys.length ?? 0, alternatives: synonyms?.alternatives ?? [] };
    },
  };
}

/** `a, b` are synonyms. `a, b > c` also finds `c` for a question about `a` or `b`, but not the reverse. */
function parseRow(row: string): { phrases: string[]; synonyms: string[] } {
  const [phrases = [], synonyms = phrases] = row.split(' > ').map((side) => side.split(', '));
  return { phrases, synonyms };
}

function toEntry(phrase: string, synonyms: readonly string[], stems: ReadonlyMap<string, string[]>): Entry {
  const read = (words: string) => words.split(' ').map((text) => ({ text, lexemes: stems.get(text) ?? [] }));
  const alternatives = synonyms
    .filter((other) => other !== phrase)
    .map((other) => ({ lexemes: [...new Set(read(other).flatMap(({ lexemes }) => lexemes))], share: SYNONYM_SHARE }))
    .filter(({ lexemes }) => lexemes.length > 0);
  return { keys: read(phrase).map(toKey), alternatives };
}

/** The same phrase can appear in several rows. */
function addEntry(entries: Map<string, Entry>, entry: Entry): void {
  const id = entry.keys.join(' ');
  const alternatives = [...(entries.get(id)?.alternatives ?? []), ...entry.alternatives];
  const own = entry.keys.join(' ');
  const distinct = new Map(alternatives.map((alternative) => [alternative.lexemes.toSorted().join(' '), alternative]));
  distinct.delete(own);
  entries.set(id, { keys: entry.keys, alternatives: [...distinct.values()] });
}
