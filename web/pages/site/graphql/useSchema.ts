import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { loadSchema } from './loadSchema.ts';
import type { Caller } from './sendOperation.ts';

export type SchemaState =
  | { kind: 'loading'; schema: null }
  | { kind: 'loaded'; schema: GraphQLSchema }
  | { kind: 'failed'; schema: null; message: string };

const LOADING: SchemaState = { kind: 'loading', schema: null };

/** The schema that this caller can use. Loaded again when the caller changes, or by `retry`. Null: not yet decided. */
export function useSchema(caller: Caller | null): SchemaState & { retry: () => void } {
  const [state, setState] = useState<SchemaState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!caller) return;
    let isCurrent = true;
    loadSchema(caller).then(
      (schema) => isCurrent && setState({ kind: 'loaded', schema }),
      (error: Error) => isCurrent && setState({ kind: 'failed', schema: null, message: error.message }),
    );
    return () => {
      isCurrent = false;
      setState(LOADING);
    };
  }, [caller, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
