import { useEffect, useState } from 'react';
import { TextHistory } from './TextHistory.ts';

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
