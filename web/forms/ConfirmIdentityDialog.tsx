import { Form, Formik } from 'formik';
import { Dialog } from '../components/Dialog.tsx';
import { DialogButtons } from '../components/DialogButtons.tsx';
import { FormFields } from './FormFields.tsx';
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
  onClose: () => void;
};

/** What stands before anything that a stolen session must not do. */
export function ConfirmIdentityDialog({ asksCode, onConfirm, onClose }: ConfirmIdentityDialogProps) {
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
            <p className={formStyles.hint}>This asks for your password once more. It is good for ten minutes.</p>
            <FormFields fields={asksCode ? [password, code] : [password]} />
            <DialogButtons action={isSubmitting ? 'Confirming …' : 'Confirm'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
