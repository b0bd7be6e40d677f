import { useRef, useState } from 'react';
import type { Send } from '#web/pages/admin/shared/useWrite.ts';
import { isAnswerLost, SignedOutError, useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { getIssues } from '#web/runtime/failure.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';

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

/** A change of a text as API input, besides its fields. */
interface Change {
  id: string;
  /** Null leaves the title as it is. */
  title: string | null;
  expectedVersion: number;
  isAutosave: boolean | null;
  notifyAgain?: boolean;
}

/** The API calls of one kind of text. */
export interface TextStore<Input, Saved> {
  create: Send<Input, Saved>;
  change: Send<Omit<Input, 'title'> & Change, Saved>;
  /** The text as stored now. Null if it was deleted or the answer is lost. */
  readNow: (id: string) => Promise<Saved | null>;
  /** The message after a change of this text. */
  describeSaved: (saved: Saved | null) => string;
}

type LazyHook<Data> = (options: {
  fetchPolicy: 'no-cache';
}) => readonly [read: (options: { variables: { id: string } }) => Promise<{ data?: Data | undefined }>, ...unknown[]];

/** Reads a text as stored now with the query of its editor. */
export function useReadNow<Data, Saved>(useLazyQuery: LazyHook<Data>, getText: (data: Data) => Saved | null) {
  const [read] = useLazyQuery({ fetchPolicy: 'no-cache' });
  return async (id: string): Promise<Saved | null> => {
    const answer = await read({ variables: { id } }).catch(() => null);
    return answer?.data ? getText(answer.data) : null;
  };
}

/** The title of a text that is saved before it has one. */
const UNTITLED = 'Untitled';

/** Sends a new text or a change. */
const sendText = <Values extends TextValues, Saved extends StoredText, Input extends object>(
  { toInput, getVersion }: TextKind<Values, Saved, Input>,
  store: TextStore<Input, Saved>,
  { saved, values, options }: Sent<Values, Saved>,
  context: WriteContext,
): Promise<Saved> => {
  const { over, isAutosave = null, notifyAgain } = options;
  const input = toInput(values, saved);
  const hasTitle = values.title.trim() !== '';
  if (!saved) return store.create({ ...input, title: hasTitle ? values.title.trim() : UNTITLED }, context);
  const title = hasTitle ? values.title : null;
  const change = { id: saved.id, title, expectedVersion: over ?? getVersion(saved), isAutosave };
  return store.change({ ...input, ...change, ...(notifyAgain && { notifyAgain }) }, context);
};

interface Sent<Values, Saved> {
  saved: Saved | null;
  values: Values;
  options: SaveOptions;
}

/** True if a former request has stored these values. */
const isSent = <Values extends object>(
  former: { values: Values; options: SaveOptions },
  values: Values,
  { notifyAgain, isAutosave }: SaveOptions,
): boolean =>
  isSame(former.values, values) &&
  former.options.notifyAgain === notifyAgain &&
  (!former.options.isAutosave || isAutosave === true);

/** Sends a new text or a change, each once. */
function useSending<Values extends TextValues, Saved extends StoredText, Input extends object>(
  kind: TextKind<Values, Saved, Input>,
  store: TextStore<Input, Saved>,
) {
  const { getVersion } = kind;
  const writeOnce = useWriteOnce();
  const lost = useRef<Sent<Values, Saved> | null>(null);

  const send = async (sent: Sent<Values, Saved>): Promise<Saved> => {
    const { saved, values, options } = sent;
    lost.current = sent;
    try {
      const result = await writeOnce({
        payload: JSON.stringify([saved?.id, saved && getVersion(saved), values, options]),
        send: (context) => sendText(kind, store, sent, context),
        readNow: async () => {
          const now = saved && (await store.readNow(saved.id));
          if (!now) return null;
          const own = (options.over ?? getVersion(saved)) + 1;
          if (getVersion(now) === own) return now;
          // There is a newer version. The server refuses what is based on this save, and says who saved since.
          return sendText(kind, store, { saved: now, values, options: { ...options, over: own } }, { headers: {} });
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
    // The version to overwrite came before that request.
    return isSent(former, values, options)
      ? now
      : send({ saved: now, values, options: { ...options, over: undefined } });
  };
}

export const capitalize = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** The editor's calls that save. Each reports its result as a toast, except automatic saves. */
export function useTextCalls<Values extends TextValues, Saved extends StoredText, Input extends object>(
  kind: TextKind<Values, Saved, Input>,
  store: TextStore<Input, Saved>,
) {
  const sendOnce = useSending(kind, store);
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
        failed: `${capitalize(kind.noun)} not saved`,
        isShownInPage: (error) => getIssues(error) !== null,
      }),

    readNow: store.readNow,

    /** True if the session had ended at the last save. */
    isSignedOut,
  };
}

export type TextCalls<Values extends TextValues, Saved extends StoredText> = ReturnType<
  typeof useTextCalls<Values, Saved, object>
>;
