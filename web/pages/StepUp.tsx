import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useConfirmIdentityMutation } from '#graphql/generated/portal.ts';
import { getErrorCode, getFieldErrors, describeFailure } from '../runtime/failure.ts';
import { lazyComponent } from '../runtime/lazyComponent.tsx';
import type { Proof } from '../forms/ConfirmIdentityDialog.tsx';
import { usePasskeySupport } from '../runtime/usePasskeySupport.ts';
import { ActionContext, Declined, type RunWithStepUp } from '../ui/useActionToast.ts';

// Loaded on demand, because most visits need no step-up confirmation.
export const preloadStepUp = () =>
  import('../forms/ConfirmIdentityDialog.tsx').then((module) => module.ConfirmIdentityDialog);
const ConfirmIdentityDialog = lazyComponent(preloadStepUp);

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
  const actions = useMemo(
    () => ({ runWithStepUp, reread: () => void client.refetchQueries({ include: 'active' }) }),
    [runWithStepUp, client],
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
    <ActionContext value={actions}>
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
    </ActionContext>
  );
}
