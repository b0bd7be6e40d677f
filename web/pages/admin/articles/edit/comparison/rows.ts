import { diffArrays, diffWordsWithSpace } from 'diff';

/** Above this number of changes, comparing two unrelated texts would block the browser. */
const MOST_LINE_EDITS = 2_000;
const MOST_WORD_EDITS = 400;

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
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORD_EDITS });
  if (!parts) return { before: whole(before, true), after: whole(after, true) };
  const pick = (without: 'added' | 'removed', changed: 'added' | 'removed') =>
    parts.filter((part) => !part[without]).map((part) => ({ text: part.value, isChanged: part[changed] }));
  return { before: pick('added', 'removed'), after: pick('removed', 'added') };
}

/** The lines of two texts side by side: equal lines in the same row, and changed lines beside what replaced them. */
export function compareLines(before: string, after: string): Row[] {
  const [olds, news] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(olds, news, { maxEditLength: MOST_LINE_EDITS }) ?? [
    { value: olds, removed: true, added: false },
    { value: news, removed: false, added: true },
  ];
  const rows: Row[] = [];
  let removed: string[] = [];
  for (const change of changes) {
    if (change.removed) {
      removed = removed.concat(change.value);
      continue;
    }
    const added = change.added ? change.value : [];
    rows.push(...pair(removed, added));
    removed = [];
    if (!change.added)
      rows.push(...change.value.map((line) => ({ before: whole(line, false), after: whole(line, false) })));
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
