import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { FormFields } from './FormFields.tsx';
import { FormMessage } from './FormMessage.tsx';
import formStyles from './Form.module.css';

const password = { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' } as const;
const code = {
  name: 'code',
  label: 'Code of your authenticator, or a recovery code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export interface Proof {
  password: string;
  code: string;
}

type ConfirmIdentityDialogProps = {
  /** Whether a second factor is asked for too. */
  asksCode: boolean;
  /** Faults by field; none where it was right. */
  onConfirm: (proof: Proof) => Promise<Record<string, string>>;
  /** For who has a passkey that this browser can ask; null where it was right, else what went wrong. */
  onPasskey?: (() => Promise<string | null>) | undefined;
  onClose: () => void;
};

/** What stands before anything that a stolen session must not do. */
export function ConfirmIdentityDialog({ asksCode, onConfirm, onPasskey, onClose }: ConfirmIdentityDialogProps) {
  const validate = (proof: Proof) => ({
    ...(!proof.password && { password: 'Password is required' }),
    ...(asksCode && !proof.code.trim() && { code: 'Code is required' }),
  });
  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <Formik
        initialValues={{ password: '', code: '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (proof, { setErrors }) => setErrors(await onConfirm(proof))}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            {onPasskey && <PasskeyProof onPasskey={onPasskey} />}
            <p className={formStyles.hint}>
              {onPasskey ? 'Or enter' : 'Enter'} your password again. The confirmation is valid for ten minutes.
            </p>
            <FormFields fields={asksCode ? [password, code] : [password]} />
            <DialogButtons action={isSubmitting ? 'Confirming …' : 'Confirm'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

/** The short way: no password, no code. */
function PasskeyProof({ onPasskey }: { onPasskey: () => Promise<string | null> }) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    setFault(null);
    const wrong = await onPasskey();
    if (wrong === null) return;
    setFault(wrong);
    setBusy(false);
  };
  return (
    <>
      <FormMessage>{fault}</FormMessage>
      <Button disabled={busy} onClick={() => void prove()}>
        {busy ? 'Waiting for your passkey …' : 'Use a passkey'}
      </Button>
    </>
  );
}
