import { useEffect, useRef, useState } from 'react';
import { getErrorCode } from '../../../../runtime/failure.ts';
import { isSame, type Values } from './editing.ts';
import type { useSaving } from './useSaving.ts';

/** A new article is created at the first pause. */
const PAUSE_MS = 2_000;
/** Changes are saved this often while a person types, and a failed attempt is repeated. */
const EVERY_MS = 5_000;

/** What the editor does with changes. `failed` is the reason why they are only in this browser. */
export interface AutosaveState {
  isSaving: boolean;
  failed: 'connection' | 'signedOut' | 'refused' | null;
}

const hasText = ({ title, summary, body }: Values): boolean =>
  [title, summary, body].some((text) => text.trim() !== '');

/** Saves changes on the server while a person types. `save` waits for other actions of the editor. */
export function useAutosave(
  { saved, values, dirty, theirs }: ReturnType<typeof useSaving>,
  save: () => Promise<unknown>,
  locked: boolean,
): AutosaveState {
  const [state, setState] = useState<AutosaveState & { tries: number }>({ isSaving: false, failed: null, tries: 0 });
  const [triedValues, setTriedValues] = useState<Values | null>(null);
  const dueAt = useRef<number | null>(null);
  const run = useRef(save);
  useEffect(() => {
    run.current = save;
  });
  const isNew = saved === null;
  const isTemporary = state.failed === 'connection' || state.failed === 'signedOut';
  // The server did not accept these values, or a field is half typed.
  const isTried = !isTemporary && triedValues !== null && isSame(values, triedValues);
  const isWaiting = dirty && !locked && !theirs && !state.isSaving && !isTried && (!isNew || hasText(values));
  useEffect(() => {
    if (!isWaiting) {
      if (!dirty) dueAt.current = null;
      return;
    }
    dueAt.current ??= performance.now() + EVERY_MS;
    const wait = isNew ? PAUSE_MS : Math.max(0, dueAt.current - performance.now());
    const timer = setTimeout(() => {
      dueAt.current = null;
      setTriedValues(values);
      setState(({ failed, tries }) => ({ isSaving: true, failed, tries }));
      void run
        .current()
        .then((error) =>
          setState(({ tries }) => ({ isSaving: false, failed: error ? toReason(error) : null, tries: tries + 1 })),
        );
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, isNew, dirty, values, state.tries]);
  return state;
}

function toReason(error: unknown): AutosaveState['failed'] {
  const code = getErrorCode(error);
  if (code === 'UNAUTHENTICATED' || code === 'STEP_UP_REQUIRED') return 'signedOut';
  return code === undefined || code === 'UNAVAILABLE' || code === 'RATE_LIMITED' ? 'connection' : 'refused';
}
