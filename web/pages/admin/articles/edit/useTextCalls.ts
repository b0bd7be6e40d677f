import { useRef, useState } from 'react';
import { isAnswerLost, SignedOutError, useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
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
  create: (values: Values, context: WriteContext) => Promise<Saved>;
  change: (saved: Saved, values: Values, options: SaveOptions, context: WriteContext) => Promise<Saved>;
  /** The text as stored now; null if it was deleted or the answer is lost. */
  readNow: (id: string) => Promise<Saved | null>;
  /** The number of the newest version. Each save adds one. */
  getVersion: (saved: Saved) => number;
  /** The message after a change of this text. */
  describeSaved: (saved: Saved | null) => string;
}

interface Sent<Values, Saved> {
  saved: Saved | null;
  values: Values;
  options: SaveOptions;
}

/** Sends a new text or a change, each once. */
function useSending<Values extends object, Saved extends { id: string }>(store: TextStore<Values, Saved>) {
  const writeOnce = useWriteOnce();
  const lost = useRef<Sent<Values, Saved> | null>(null);

  const send = async (sent: Sent<Values, Saved>): Promise<Saved> => {
    const { saved, values, options } = sent;
    lost.current = sent;
    try {
      const result = await writeOnce({
        payload: JSON.stringify([saved?.id, saved && store.getVersion(saved), values, options]),
        send: (context) => (saved ? store.change(saved, values, options, context) : store.create(values, context)),
        readNow: async () => {
          const now = saved && (await store.readNow(saved.id));
          if (!now) return null;
          const own = (options.over ?? store.getVersion(saved)) + 1;
          if (store.getVersion(now) === own) return now;
          // There is a newer version. The server refuses what is based on this save, and says who saved since.
          return store.change(now, values, { ...options, over: own }, { headers: {} });
        },
      });
      lost.current = null;
      return result;
    } catch (error) {
      if (!isAnswerLost(error)) lost.current = null;
      throw error;
    }
  };
  return async (saved: Saved | null, values: Values, options: SaveOptions): Promise<Saved> => {
    // If the answer was lost, the same request comes first, so that a save is no conflict with itself.
    const former = lost.current;
    if (!former) return send({ saved, values, options });
    const now = await send(former);
    const isSent =
      isSame(former.values, values) &&
      former.options.notifyAgain === options.notifyAgain &&
      (!former.options.isAutosave || options.isAutosave);
    // The version to overwrite came before that request.
    return isSent ? now : send({ saved: now, values, options: { ...options, over: undefined } });
  };
}

/** The editor's calls that save. Each reports its result as a toast, except automatic saves. */
export function useTextCalls<Values extends object, Saved extends { id: string }>(store: TextStore<Values, Saved>) {
  const sendOnce = useSending(store);
  const [isSignedOut, setSignedOut] = useState(false);
  const send: typeof sendOnce = async (...save) => {
    try {
      const saved = await sendOnce(...save);
      setSignedOut(false);
      return saved;
    } catch (error) {
      setSignedOut(error instanceof SignedOutError);
      throw error;
    }
  };
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

    /** True if the session had ended at the last save. */
    isSignedOut,
  };
}

export type TextCalls<Values extends object, Saved extends { id: string }> = ReturnType<
  typeof useTextCalls<Values, Saved>
>;
