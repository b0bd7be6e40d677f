import { type RefObject, useEffect, useRef, useState } from 'react';
import { getErrorCode } from '#web/runtime/failure.ts';
import { SignedOutError } from '#web/runtime/writeOnce.ts';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';
import type { Saving } from './useSaving.ts';

/** A new article is created at the first pause. */
const PAUSE_MS = 2_000;
/** Changes are saved this often while a person types, and a failed attempt is repeated. */
const EVERY_MS = 5_000;

/** What the editor does with changes. `failed` is the reason why they are only in this browser. */
export interface AutosaveState {
  isSaving: boolean;
  failed: 'connection' | 'signedOut' | 'refused' | null;
}

const isTemporary = (failed: AutosaveState['failed']): boolean => failed === 'connection' || failed === 'signedOut';

/** The function of the last render. */
function useLatest<Run>(run: Run): RefObject<Run> {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return latest;
}

/**
 * Saves changes on the server while a person types, unless `isOff`. `save` waits for other actions of the editor.
 */
export function useAutosave<Values extends TextValues, Saved extends StoredText>(
  { texts }: TextKind<Values, Saved>,
  { saved, values, dirty, theirs }: Saving<Values, Saved>,
  save: () => Promise<unknown>,
  isOff: boolean,
): AutosaveState {
  const [state, setState] = useState<AutosaveState & { tries: number }>({ isSaving: false, failed: null, tries: 0 });
  const [triedValues, setTriedValues] = useState<Values | null>(null);
  const dueAt = useRef<number | null>(null);
  const run = useLatest(save);
  const isNew = saved === null;
  // The server did not accept these values, or a field is half typed.
  const isTried = !isTemporary(state.failed) && triedValues !== null && isSame(values, triedValues);
  const isWaiting =
    dirty &&
    !isOff &&
    !theirs &&
    !state.isSaving &&
    !isTried &&
    (!isNew || texts.some((name) => String(values[name]).trim() !== ''));
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
  }, [isWaiting, isNew, dirty, values, state.tries, run]);
  return state;
}

function toReason(error: unknown): AutosaveState['failed'] {
  const code = getErrorCode(error);
  if (error instanceof SignedOutError || code === 'STEP_UP_REQUIRED') return 'signedOut';
  return code === undefined || code === 'UNAVAILABLE' || code === 'RATE_LIMITED' ? 'connection' : 'refused';
}
