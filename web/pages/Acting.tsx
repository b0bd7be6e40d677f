import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { useConfirmIdentityMutation } from '../../graphql/generated/portal.ts';
import { getErrorCode, getFieldErrors, describeFailure } from '../runtime/failure.ts';
import { lazyComponent } from '../runtime/fetched.tsx';
import type { Proof } from '../forms/ConfirmIdentityDialog.tsx';
import { usePasskeySupport } from '../runtime/usePasskeySupport.ts';
import { useClearFailures, useToast } from '../ui/Toasts.tsx';

// Most visits are never asked.
export const preloadStepUp = () =>
  import('../forms/ConfirmIdentityDialog.tsx').then((module) => module.ConfirmIdentityDialog);
const ConfirmIdentityDialog = lazyComponent(preloadStepUp);

/** Runs what the API guards; where it asks who is there, asks them, and runs it again. */
type Act = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** What is thrown where somebody would rather not confirm: nothing was done and there is nothing to report. */
class Declined extends Error {}

const ActContext = createContext<Act>((action) => action());

export const useAct = (): Act => useContext(ActContext);

interface Words {
  done: string;
  failed: string;
}

/** An action with its ending: a toast for what became of it, and what was wrong for who wants to show it in place. */
export function useTold() {
  const act = useAct();
  const toast = useToast();
  const clearFailures = useClearFailures();
  return useCallback(
    async <Result,>(action: () => Promise<Result>, { done, failed }: Words) => {
      clearFailures();
      try {
        const result = await act(action);
        toast({ tone: 'success', title: done });
        return { result, error: null };
      } catch (error) {
        if (!(error instanceof Declined)) toast({ tone: 'destructive', title: failed, text: describeFailure(error) });
        return { result: null, error };
      }
    },
    [act, clearFailures, toast],
  );
}

interface Question {
  confirmed: () => void;
  declined: (reason: Declined) => void;
}

type ActProviderProps = { enrolled: boolean; hasPasskey: boolean; children: ReactNode };

/** Asks for a passkey, or for the password and for the code of a second factor, when the API wants to know who sits at the keyboard. */
export function ActProvider({ enrolled, hasPasskey, children }: ActProviderProps) {
  const client = useApolloClient();
  const [confirmIdentity] = useConfirmIdentityMutation();
  const [asking, setAsking] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const usable = usePasskeySupport();
  const question = useRef<Question | null>(null);

  const act = useCallback<Act>(
    async (action) => {
      try {
        return await action();
      } catch (error) {
        // Signed out meanwhile: asked again who is there, the layout leads to the door.
        if (getErrorCode(error) === 'UNAUTHENTICATED') void client.refetchQueries({ include: ['Viewer'] });
        if (getErrorCode(error) !== 'STEP_UP_REQUIRED') throw error;
        await new Promise<void>((confirmed, declined) => {
          question.current = { confirmed, declined };
          setAsking(true);
        });
        return action();
      }
    },
    [client],
  );
  const close = () => {
    setAsking(false);
    question.current?.declined(new Declined());
  };
  const confirm = async ({ password, code }: Proof) => {
    try {
      await confirmIdentity({ variables: { input: { password, code: code.trim() || null } } });
    } catch (error) {
      if (getErrorCode(error) === 'STEP_UP_REQUIRED') setAsksCode(true);
      const faults = getFieldErrors(error);
      return Object.keys(faults).length > 0 ? faults : { password: describeFailure(error) };
    }
    finish();
    return {};
  };
  const finish = () => {
    setAsking(false);
    question.current?.confirmed();
  };
  const confirmByPasskey = async () => {
    try {
      const { confirmWithPasskey } = await import('../runtime/passkeys.ts');
      await confirmWithPasskey(client);
    } catch (error) {
      return describeFailure(error);
    }
    finish();
    return null;
  };
  return (
    <ActContext value={act}>
      {children}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmIdentityDialog
            asksCode={enrolled || asksCode}
            onConfirm={confirm}
            onPasskey={hasPasskey && usable ? confirmByPasskey : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </ActContext>
  );
}
