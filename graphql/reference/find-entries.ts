import type { ReferenceEntry } from './model.ts';

/** The entries that contain all words in their name, their summary or the names of their fields, in this order. */
export function findEntries(entries: readonly ReferenceEntry[], search: string): ReferenceEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join('');
  const ranked = entries.flatMap((entry) => {
    const name = entry.name.toLowerCase();
    const summary = entry.summary.toLowerCase();
    const isIn = (...texts: string[]) => words.every((word) => texts.some((text) => text.includes(word)));
    const tests = [name === whole, name.startsWith(whole), isIn(name), isIn(name, summary)];
    const rank = [...tests, isIn(name, summary, entry.parts.toLowerCase())].indexOf(true);
    return rank === -1 ? [] : [{ entry, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
