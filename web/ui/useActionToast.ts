import { createContext, useCallback, useContext } from 'react';
import { describeFailure, getConflict } from '../runtime/failure.ts';
import { useClearFailures, useToast } from './Toasts.tsx';

/** Runs a guarded API call. If the API requires a step-up confirmation, the user confirms and the call runs again. */
export type RunWithStepUp = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Thrown when the user cancels the step-up confirmation. Nothing was done, and there is nothing to report. */
export class Declined extends Error {}

interface Actions {
  runWithStepUp: RunWithStepUp;
  /** Reads again what the page shows. */
  reread: () => void;
}

export const ActionContext = createContext<Actions>({ runWithStepUp: (action) => action(), reread: () => undefined });

export const useStepUp = (): RunWithStepUp => useContext(ActionContext).runWithStepUp;

export interface ResultMessages {
  /** Null if success is not reported, because another step follows. */
  done: string | null;
  failed: string;
  /** True for an error that the page shows, which needs no toast. */
  isShownInPage?: (error: unknown) => boolean;
}

/** Messages such as “Article published” and “Article not published”, or “Q2 report was saved” and “… was not saved”. */
export const report = (subject: string, verb: string) => ({
  done: `${subject} ${verb}`,
  failed: `${subject} not ${verb}`,
});

/** Runs an action and reports its result as a toast. Returns the error for callers that show it in place. */
export function useActionToast() {
  const { runWithStepUp, reread } = useContext(ActionContext);
  const toast = useToast();
  const clearFailures = useClearFailures();
  return useCallback(
    async <Result>(action: () => Promise<Result>, { done, failed, isShownInPage }: ResultMessages) => {
      clearFailures();
      try {
        const result = await runWithStepUp(action);
        if (done !== null) toast({ tone: 'success', title: done });
        return { result, error: null };
      } catch (error) {
        // Lists and dialogs that open after a conflict begin with what is stored now.
        if (getConflict(error)) reread();
        if (!(error instanceof Declined) && !isShownInPage?.(error))
          toast({ tone: 'destructive', title: failed, text: describeFailure(error) });
        return { result: null, error };
      }
    },
    [runWithStepUp, reread, clearFailures, toast],
  );
}

/** What this needs of a generated hook of a mutation with one input. */
type MutationHook<Data, Input, Options> = (
  options?: Options,
) => readonly [send: (options: { variables: { input: Input } }) => Promise<{ data?: Data | undefined }>, ...unknown[]];

/** A function that sends a mutation and reports its result as a toast. The options are those of the generated hook. */
export function useSend<Data, Input, Options>(useMutation: MutationHook<Data, Input, Options>, options?: Options) {
  const [send] = useMutation(options);
  const withToast = useActionToast();
  return (input: Input, messages: ResultMessages) => withToast(() => send({ variables: { input } }), messages);
}
