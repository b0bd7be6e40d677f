import { expect, it } from 'vitest';
import { type HistoryStep, TextHistory } from './TextHistory.ts';

const type = (history: TextHistory, text: string, word: string, from = 0) =>
  [...word].reduce((typed, character, at) => {
    const next = typed + character;
    history.record(next, from + at * 110);
    return next;
  }, text);

it('a person undoes what they typed word by word, and redoes it', () => {
  const history = new TextHistory('');
  type(history, '', 'two words');
  expect(history.undo()).toEqual({ text: 'two', cursor: 3 });
  expect(history.undo()).toEqual({ text: '', cursor: 0 });
  expect(history.undo()).toBeNull();
  expect(history.redo()).toEqual({ text: 'two', cursor: 3 });
  expect(history.redo()).toEqual({ text: 'two words', cursor: 9 });
  expect(history.redo()).toBeNull();
});

it('typing after a pause, at another place or after undo is a step of its own', () => {
  const history = new TextHistory('');
  type(history, '', 'one');
  type(history, 'one', 'two', 5_000);
  history.record('!onetwo', 5_400);
  expect(history.undo()!.text).toBe('onetwo');
  expect(history.undo()!.text).toBe('one');
  history.record('one.', 5_500);
  expect(history.undo()!.text).toBe('one');
});

it('the history of any texts can be walked to its start and its end', () => {
  let state = 7;
  const pick = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let run = 0; run < 2_000; run++) {
    const texts = Array.from({ length: 1 + pick(12) }, () =>
      Array.from({ length: pick(6) }, () => 'ab \n'[pick(4)]).join(''),
    );
    const history = new TextHistory(texts[0]!);
    let now = 0;
    for (const text of texts) history.record(text, (now += pick(2_000)));
    let step: HistoryStep | null = null;
    for (let former = history.undo(); former; former = history.undo()) step = former;
    expect(step?.text ?? texts[0]).toBe(texts[0]);
    let last = texts[0];
    for (let next = history.redo(); next; next = history.redo()) {
      last = next.text;
      expect(next.cursor).toBeLessThanOrEqual(next.text.length);
    }
    expect(last).toBe(texts.at(-1));
  }
});
