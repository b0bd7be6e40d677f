import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { useConfirmIdentityMutation } from '../../graphql/generated/portal.ts';
import { getConflict, getErrorCode, getFieldErrors, describeFailure } from '../runtime/failure.ts';
import { lazyComponent } from '../runtime/lazyComponent.tsx';
import type { Proof } from '../forms/ConfirmIdentityDialog.tsx';
import { usePasskeySupport } from '../runtime/usePasskeySupport.ts';
import { useClearFailures, useToast } from '../ui/Toasts.tsx';

// Loaded on demand, because most visits need no step-up confirmation.
export const preloadStepUp = () =>
  import('../forms/ConfirmIdentityDialog.tsx').then((module) => module.ConfirmIdentityDialog);
const ConfirmIdentityDialog = lazyComponent(preloadStepUp);

/** Runs a guarded API call. If the API requires a step-up confirmation, the user confirms and the call runs again. */
type RunWithStepUp = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Thrown when the user cancels the step-up confirmation. Nothing was done, and there is nothing to report. */
class Declined extends Error {}

const StepUpContext = createContext<RunWithStepUp>((action) => action());

export const useStepUp = (): RunWithStepUp => useContext(StepUpContext);

interface ResultMessages {
  /** Null if success is not reported, because another step follows. */
  done: string | null;
  failed: string;
}

/** Runs an action and reports its result as a toast. Returns the error for callers that show it in place. */
export function useActionToast() {
  const client = useApolloClient();
  const runWithStepUp = useStepUp();
  const toast = useToast();
  const clearFailures = useClearFailures();
  return useCallback(
    async <Result,>(action: () => Promise<Result>, { done, failed }: ResultMessages) => {
      clearFailures();
      try {
        const result = await runWithStepUp(action);
        if (done !== null) toast({ tone: 'success', title: done });
        return { result, error: null };
      } catch (error) {
        // Lists and dialogs that open after a conflict begin with what is stored now.
        if (getConflict(error)) void client.refetchQueries({ include: 'active' });
        if (!(error instanceof Declined)) toast({ tone: 'destructive', title: failed, text: describeFailure(error) });
        return { result: null, error };
      }
    },
    [client, runWithStepUp, clearFailures, toast],
  );
}

/** An open dialog. All actions that need a confirmation meanwhile wait for the same answer. */
interface Question {
  answer: Promise<void>;
  confirmed: () => void;
  declined: (reason: Declined) => void;
}

function createQuestion(): Question {
  let confirmed: Question['confirmed'] = () => undefined;
  let declined: Question['declined'] = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    confirmed = resolve;
    declined = reject;
  });
  return { answer, confirmed, declined };
}

type StepUpProviderProps = { enrolled: boolean; hasPasskey: boolean; children: ReactNode };

/** Asks for a passkey, or for the password and a second-factor code, when the API requires a step-up confirmation. */
export function StepUpProvider({ enrolled, hasPasskey, children }: StepUpProviderProps) {
  const client = useApolloClient();
  const [confirmIdentity] = useConfirmIdentityMutation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const usable = usePasskeySupport();
  const question = useRef<Question | null>(null);

  const runWithStepUp = useCallback<RunWithStepUp>(
    async (action) => {
      try {
        return await action();
      } catch (error) {
        // The session has ended. Refetching the viewer makes the layout redirect to the sign-in page.
        if (getErrorCode(error) === 'UNAUTHENTICATED') void client.refetchQueries({ include: ['Viewer'] });
        if (getErrorCode(error) !== 'STEP_UP_REQUIRED') throw error;
        if (!question.current) {
          question.current = createQuestion();
          setIsDialogOpen(true);
        }
        await question.current.answer;
        return action();
      }
    },
    [client],
  );
  const takeQuestion = () => {
    setIsDialogOpen(false);
    const open = question.current;
    question.current = null;
    return open;
  };
  const close = () => takeQuestion()?.declined(new Declined());
  const confirm = async ({ password, code }: Proof) => {
    try {
      await confirmIdentity({ variables: { input: { password, code: code.trim() || null } } });
    } catch (error) {
      if (getErrorCode(error) === 'STEP_UP_REQUIRED') setAsksCode(true);
      const errors = getFieldErrors(error);
      return Object.keys(errors).length > 0 ? errors : { password: describeFailure(error) };
    }
    finish();
    return {};
  };
  const finish = () => takeQuestion()?.confirmed();
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
    <StepUpContext value={runWithStepUp}>
      {children}
      {isDialogOpen && (
        <Suspense fallback={null}>
          <ConfirmIdentityDialog
            asksCode={enrolled || asksCode}
            onConfirm={confirm}
            onPasskey={hasPasskey && usable ? confirmByPasskey : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </StepUpContext>
  );
}
