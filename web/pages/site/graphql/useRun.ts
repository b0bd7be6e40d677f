import { useEffect, useRef, useState } from 'react';
import { type Answer, type Caller, sendOperation } from './sendOperation.ts';
import type { SharedOperation } from './shareLink.ts';

/** The content of the response pane. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; message: string };

const INVALID = 'The variables are not a JSON object. Correct them, then run the operation again.';
const NO_ANSWER = 'The server did not answer. Check your connection, then run the operation again.';

/** Sends operations, one at a time. A new operation, `reset` and leaving the page cancel the running operation. */
export function useRun(caller: Caller) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ query, variables }: SharedOperation, operationName?: string) => {
    running.current?.abort();
    const parsedVariables = parseVariables(variables);
    if (!parsedVariables) return setOutcome({ kind: 'failed', message: INVALID });
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ kind: 'running' });
    try {
      const answer = await sendOperation(
        { query, variables: parsedVariables, operationName },
        caller,
        controller.signal,
      );
      setOutcome({ kind: 'answered', answer });
    } catch {
      if (!controller.signal.aborted) setOutcome({ kind: 'failed', message: NO_ANSWER });
    }
  };
  const reset = () => {
    running.current?.abort();
    setOutcome({ kind: 'none' });
  };
  return { outcome, send, reset };
}

/** Null if the text is not a JSON object. */
function parseVariables(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}');
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
