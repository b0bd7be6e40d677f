import { useEffect, useState } from 'react';

/** A text and the place of the cursor after the last change. */
export interface HistoryStep {
  text: string;
  cursor: number;
}

/** A pause after which typing is another step. */
const PAUSE_MS = 1_000;
/** Long texts have a shorter history. */
const MOST_CHARACTERS = 5_000_000;
const MOST_STEPS = 500;

/** The part that differs: the texts are the same before `from`, and after `to` of the new text. */
function findChange(before: string, after: string): { from: number; to: number; removed: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from, to: after.length - end, removed: before.length - end - from };
}

/**
 * The history of one text through both editor modes. The browser's own history ends with the field that a mode switch
 * replaces, and then undoes what was typed in other fields.
 */
export class TextHistory {
  #steps: HistoryStep[];
  #at = 0;
  #mark = 0;
  #changedAt = -Infinity;

  constructor(text: string) {
    this.#steps = [{ text, cursor: text.length }];
  }

  /** Notes that visual mode opens. It undoes its own changes by itself. */
  mark(): void {
    this.#mark = this.#at;
  }

  /** True if the current text is older than visual mode, whose own history does not know it. */
  get isPastMark(): boolean {
    return this.#at < this.#mark;
  }

  /** Adds a change. Characters typed in one word without a pause are one step. */
  record(text: string, now: number): void {
    const last = this.#steps[this.#at]!;
    if (text === last.text) return;
    const { from, to, removed } = findChange(last.text, text);
    const typed = text.slice(from, to);
    const goesOn =
      now - this.#changedAt < PAUSE_MS &&
      this.#at > 0 &&
      ((removed === 0 && typed.length === 1 && from === last.cursor && /\S/.test(typed)) ||
        (removed === 1 && typed === '' && to === last.cursor - 1));
    if (!goesOn) this.#at++;
    this.#steps.length = this.#at;
    this.#steps.push({ text, cursor: to });
    this.#changedAt = now;
    this.#forget();
  }

  #forget(): void {
    let characters = this.#steps.reduce((sum, step) => sum + step.text.length, 0);
    while (this.#steps.length > 2 && (this.#steps.length > MOST_STEPS || characters > MOST_CHARACTERS)) {
      characters -= this.#steps.shift()!.text.length;
      this.#at--;
      this.#mark--;
    }
  }

  /** The step before the current one. Null if there is none. */
  undo(): HistoryStep | null {
    return this.#go(this.#at - 1);
  }

  /** The step before visual mode opened. */
  undoPastMark(): HistoryStep | null {
    return this.#go(Math.min(this.#at, this.#mark) - 1);
  }

  redo(): HistoryStep | null {
    return this.#go(this.#at + 1);
  }

  #go(at: number): HistoryStep | null {
    const [before, step] = [this.#steps[this.#at]!, this.#steps[at]];
    if (!step) return null;
    this.#at = at;
    // Typing afterwards is a step of its own.
    this.#changedAt = -Infinity;
    return { text: step.text, cursor: findChange(before.text, step.text).to };
  }
}

/** The history of the article's text, which goes on through mode switches, saves and restored versions. */
export function useTextHistory(value: string, onChange: (value: string) => void) {
  const [history] = useState(() => new TextHistory(value));
  useEffect(() => history.record(value, performance.now()), [history, value]);
  /** Shows the text of another step and returns it. Null if there is none. */
  const walk = (action: 'undo' | 'redo' | 'undoPastMark') => {
    const step = history[action]();
    if (step) onChange(step.text);
    return step;
  };
  return { walk, mark: () => history.mark(), isPastMark: () => history.isPastMark };
}

export type TextHistoryActions = ReturnType<typeof useTextHistory>;
