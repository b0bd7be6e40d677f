import { describe, expect, it } from 'vitest';
import { compareLines, type Part, type Row } from './rows.ts';

const show = (parts: readonly Part[] | null) =>
  parts ? parts.map(({ text, isChanged }) => (isChanged && text ? `{${text}}` : text)).join('') : null;
const readRows = (rows: readonly Row[]) => rows.map(({ before, after }) => [show(before), show(after)]);

describe('a comparison side by side', () => {
  it('shows a changed line next to its replacement, and marks the changed words', () => {
    expect(readRows(compareLines('one\n\nThe old rack.\nend', 'one\n\nThe new rack.\nend'))).toEqual([
      ['one', 'one'],
      ['', ''],
      ['The {old} rack.', 'The {new} rack.'],
      ['end', 'end'],
    ]);
  });

  it('leaves a side empty where a line was added or removed', () => {
    expect(readRows(compareLines('a\nb\nc', 'a\nc\nd'))).toEqual([
      ['a', 'a'],
      ['{b}', null],
      ['c', 'c'],
      [null, '{d}'],
    ]);
  });

  it('finds a changed line after an added one', () => {
    const before = 'The old rack stands here.\n\nLast.';
    expect(readRows(compareLines(before, 'Added.\n\nThe new rack stands here.\n\nLast.'))).toEqual([
      [null, '{Added.}'],
      [null, ''],
      ['The {old} rack stands here.', 'The {new} rack stands here.'],
      ['', ''],
      ['Last.', 'Last.'],
    ]);
  });

  // Without the limits, each of these comparisons takes minutes, and the test ends at its time limit.
  it('contains both texts completely, also for 10,000 other words', () => {
    const createWords = (seed: number, count: number) =>
      Array.from({ length: count }, (_, at) => `word${(at * seed) % 997}`).join(' ');
    const listTexts = (seed: number) => [
      createWords(seed, 10_000),
      createWords(seed, 10_000).replaceAll('word5', '\nword5'),
      Array.from({ length: 5_000 }, (_, at) => `line ${at * seed}`).join('\n'),
      Array.from({ length: 290 }, (_, at) => createWords(seed + at, 34)).join('\n'),
    ];
    // Each kind of text against each kind of other text. All 64 pairs of both seeds take four times as long.
    for (const before of listTexts(1))
      for (const after of listTexts(7)) {
        const rows = compareLines(before, after);
        const join = (side: 'before' | 'after') =>
          rows.flatMap((row) => (row[side] ? [row[side].map(({ text }) => text).join('')] : [])).join('\n');
        expect(join('before') === before && join('after') === after).toBe(true);
      }
  });
});
