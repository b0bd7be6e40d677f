import { diffArrays, diffWordsWithSpace } from 'diff';

/** Above this number of changes, comparing two unrelated texts would block the browser. */
const MOST_LINE_EDITS = 2_000;
const MOST_WORD_EDITS = 300;
/** In longer texts, only equal lines are matched. */
const MOST_SIMILAR_LINES = 300;
/** The share of common words from which two lines count as versions of one line. */
const SIMILAR = 0.4;

export interface Part {
  text: string;
  isChanged: boolean;
}

/** One line of both texts. A side is null if it does not have the line. */
export interface Row {
  before: readonly Part[] | null;
  after: readonly Part[] | null;
}

const whole = (text: string, isChanged: boolean): Part[] => [{ text, isChanged }];

/** Marks the words that differ between two versions of a line. */
function compareLine(before: string, after: string): Row {
  if (before === after) return { before: whole(before, false), after: whole(after, false) };
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORD_EDITS });
  if (!parts) return { before: whole(before, true), after: whole(after, true) };
  const pick = (without: 'added' | 'removed', changed: 'added' | 'removed') =>
    parts.filter((part) => !part[without]).map((part) => ({ text: part.value, isChanged: part[changed] }));
  return { before: pick('added', 'removed'), after: pick('removed', 'added') };
}

/** Decides whether two lines are versions of one line, so that they belong into one row. */
function createComparator(): (a: string, b: string) => boolean {
  const wordCache = new Map<string, Set<string>>();
  const getWords = (line: string) => {
    const lineWords = wordCache.get(line) ?? new Set(line.split(/\s+/).filter(Boolean));
    wordCache.set(line, lineWords);
    return lineWords;
  };
  return (a, b) => {
    if (a === b) return true;
    const [words, otherWords] = [getWords(a), getWords(b)];
    const most = Math.max(words.size, otherWords.size);
    if (Math.min(words.size, otherWords.size) < SIMILAR * most || most < 2) return false;
    let common = 0;
    for (const word of words) if (otherWords.has(word)) common += 1;
    return common >= SIMILAR * most;
  };
}

/** The lines of two texts side by side: equal lines in the same row, and changed lines beside what replaced them. */
export function compareLines(before: string, after: string): Row[] {
  const [olds, news] = [before.split('\n'), after.split('\n')];
  const isShort = Math.max(olds.length, news.length) <= MOST_SIMILAR_LINES;
  const changes = diffArrays(olds, news, {
    maxEditLength: MOST_LINE_EDITS,
    ...(isShort && { comparator: createComparator() }),
  }) ?? [
    { value: olds, removed: true, added: false },
    { value: news, removed: false, added: true },
  ];
  const rows: Row[] = [];
  let removed: string[] = [];
  for (const { value, ...change } of changes) {
    const old = change.added ? [] : olds.splice(0, value.length);
    const added = change.removed ? [] : news.splice(0, value.length);
    if (change.removed) {
      removed = removed.concat(old);
      continue;
    }
    rows.push(...pair(removed, change.added ? added : []));
    removed = [];
    if (!change.added) rows.push(...pair(old, added));
  }
  return [...rows, ...pair(removed, [])];
}

function pair(removed: readonly string[], added: readonly string[]): Row[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [old, line] = [removed[at], added[at]];
    if (old !== undefined && line !== undefined) return compareLine(old, line);
    return {
      before: old === undefined ? null : whole(old, true),
      after: line === undefined ? null : whole(line, true),
    };
  });
}
