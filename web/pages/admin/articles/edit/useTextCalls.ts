import { useRef } from 'react';
import { getErrorCode } from '../../../../runtime/failure.ts';
import { useActionToast } from '../../../StepUp.tsx';
import { isSame } from './kind.ts';

export interface SaveOptions {
  /** The version to overwrite, if it differs from the one that the form started from. */
  over?: number | undefined;
  /** True if success is not reported, because another step follows. */
  isQuiet?: boolean;
  /** True if the editor saves by itself. */
  isAutosave?: boolean;
  /** True if the readers of a published text are to be notified of the change. */
  notifyAgain?: boolean;
}

/** The API calls of one kind of text. */
export interface TextStore<Values, Saved> {
  /** The name of the kind in messages. */
  noun: string;
  create: (values: Values, context: { headers: Record<string, string> }) => Promise<Saved>;
  change: (saved: Saved, values: Values, options: SaveOptions) => Promise<Saved>;
  /** The text as stored now; null if it was deleted or the answer is lost. */
  readNow: (id: string) => Promise<Saved | null>;
  /** The message after a change of this text. */
  describeSaved: (saved: Saved | null) => string;
}

interface Creation<Values> {
  values: Values;
  key: string;
}

/** Sends a new text or a change. */
function useSending<Values extends object, Saved>({ create, change }: TextStore<Values, Saved>) {
  const creation = useRef<Creation<Values> | null>(null);

  /** If the answer was lost, the same request is sent again, so that there are not two texts. */
  const createOnce = async (values: Values): Promise<Saved> => {
    creation.current ??= { values, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    const { values: sent, key } = creation.current;
    try {
      const saved = await create(sent, { headers: { 'Idempotency-Key': key } });
      return isSame(sent, values) ? saved : await change(saved, values, {});
    } catch (error) {
      if (getErrorCode(error) !== undefined) creation.current = null;
      throw error;
    }
  };
  return (saved: Saved | null, values: Values, options: SaveOptions) =>
    saved ? change(saved, values, options) : createOnce(values);
}

/** The editor's calls that save. Each reports its result as a toast, except automatic saves. */
export function useTextCalls<Values extends object, Saved>(store: TextStore<Values, Saved>) {
  const send = useSending(store);
  const withToast = useActionToast();
  return {
    /** Without a toast, and without a question that would interrupt typing. */
    storeQuietly: async (saved: Saved | null, values: Values) => {
      try {
        return { result: await send(saved, values, { isAutosave: true }), error: null };
      } catch (error) {
        return { result: null, error };
      }
    },

    store: (saved: Saved | null, values: Values, options: SaveOptions) =>
      withToast(() => send(saved, values, options), {
        done: options.isQuiet ? null : store.describeSaved(saved),
        failed: `${store.noun} not saved`,
      }),

    readNow: store.readNow,
  };
}

export type TextCalls<Values extends object, Saved> = ReturnType<typeof useTextCalls<Values, Saved>>;
