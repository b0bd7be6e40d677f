import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../portal/QrCode.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import styles from './AccountPage.module.css';

const fields = [
  {
    name: 'code',
    label: 'Current code in the app',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 10,
  },
] as const;

type TotpSetupFormProps = {
  setup: { secret: string; uri: string };
  /** Returns null if the code was correct, otherwise the API error. */
  onConfirm: (code: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Shows the secret for the authenticator app once, and asks for a code to confirm the setup. */
export function TotpSetupForm({ setup, onConfirm, onCancel }: TotpSetupFormProps) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) => (code.trim() ? {} : { code: 'Code is required' })}
      validateOnBlur={false}
      onSubmit={async ({ code }, { setErrors }) => setErrors(getFieldErrors(await onConfirm(code.trim())))}
    >
      {({ isSubmitting }) => (
        <Form className={`${formStyles.form} ${styles.setup}`} noValidate>
          <p>
            Scan this code with your authenticator app, add the secret by hand, or{' '}
            <a href={setup.uri}>open it in an app on this device</a>.
          </p>
          <QrCode value={setup.uri} label="QR code for your authenticator app" />
          <p className={styles.secret}>
            <span className="visually-hidden">Secret: </span>
            <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <FormFields fields={fields} />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
              Turn it on
            </Button>
            <Button size="small" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
