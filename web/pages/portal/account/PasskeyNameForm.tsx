import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import styles from './AccountPage.module.css';

type PasskeyNameFormProps = {
  name?: string;
  action: string;
  hint?: string;
  /** Returns null on success, otherwise the error. */
  onName: (name: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Names a passkey, so that its owner recognizes it later. */
export function PasskeyNameForm({ name = '', action, hint, onName, onCancel }: PasskeyNameFormProps) {
  const field = { name: 'name', label: 'Name of the passkey', maxLength: text.passkeyName, autoComplete: 'off' };
  return (
    <Formik
      initialValues={{ name }}
      validate={(values) => (values.name.trim() ? {} : { name: 'Name is required' })}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors }) => setErrors(getFieldErrors(await onName(values.name.trim())))}
    >
      {({ isSubmitting }) => (
        <Form className={`${formStyles.form} ${styles.setup}`} noValidate>
          <FormFields fields={[hint ? { ...field, hint } : field]} />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
              {action}
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
