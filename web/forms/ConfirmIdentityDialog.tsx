import { Formik } from 'formik';
import { Form } from './Form.tsx';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { FormFields } from './FormFields.tsx';
import { codeField, recoveryCodeField } from './secondFactorFields.ts';
import formStyles from './Form.module.css';
import { FormMessage } from './FormMessage.tsx';

const password = { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' } as const;
const fieldsWithCode = [password, { ...codeField, required: false }, { ...recoveryCodeField, required: false }];

export interface Proof {
  password: string;
  code: string;
}

type Values = Proof & { recoveryCode: string };

type ConfirmIdentityDialogProps = {
  /** True if the form also requires a second-factor code. */
  asksCode: boolean;
  /** Returns the errors by field; empty on success. */
  onConfirm: (proof: Proof) => Promise<Record<string, string>>;
  /** Set if the user has a passkey and the browser supports it. Returns null on success, otherwise an error message. */
  onPasskey?: (() => Promise<string | null>) | undefined;
  onClose: () => void;
};

/** The step-up confirmation before actions that a stolen session must not be able to perform. */
export function ConfirmIdentityDialog({ asksCode, onConfirm, onPasskey, onClose }: ConfirmIdentityDialogProps) {
  const validate = ({ password, code, recoveryCode }: Values) => ({
    ...(!password && { password: 'Password is required' }),
    ...(asksCode && !code.trim() && !recoveryCode.trim() && { code: 'A code or a recovery code is required' }),
  });
  const confirm = async ({ password, code, recoveryCode }: Values) => {
    const errors = await onConfirm({ password, code: code.trim() || recoveryCode });
    if (!errors['code'] || code.trim() || !recoveryCode.trim()) return errors;
    const { code: message, ...others } = errors;
    return { ...others, recoveryCode: message };
  };
  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <Formik
        initialValues={{ password: '', code: '', recoveryCode: '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => setErrors(await confirm(values))}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            {onPasskey && <PasskeyProof onPasskey={onPasskey} />}
            <p className={formStyles.hint}>
              {onPasskey ? 'Or enter' : 'Enter'} your password again. The confirmation is valid for ten minutes.
            </p>
            <FormFields fields={asksCode ? fieldsWithCode : [password]} />
            <DialogButtons action={isSubmitting ? 'Confirming …' : 'Confirm'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

/** Confirmation by passkey, without a password or code. */
function PasskeyProof({ onPasskey }: { onPasskey: () => Promise<string | null> }) {
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirmWithPasskey = async () => {
    setBusy(true);
    setErrorMessage(null);
    const wrong = await onPasskey();
    if (wrong === null) return;
    setErrorMessage(wrong);
    setBusy(false);
  };
  return (
    <>
      <FormMessage>{errorMessage}</FormMessage>
      <Button disabled={busy} onClick={() => void confirmWithPasskey()}>
        {busy ? 'Waiting for your passkey …' : 'Use a passkey'}
      </Button>
    </>
  );
}
