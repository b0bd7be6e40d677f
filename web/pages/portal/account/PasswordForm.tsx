import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { useChangePasswordMutation } from '../../../../graphql/generated/portal.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import { useFocusOnFirst } from '../../../forms/useFocusOnError.ts';
import formStyles from '../../../forms/Form.module.css';
import { validateWith } from '../../../forms/validateWith.ts';
import styles from './AccountPage.module.css';

const fields = [
  { name: 'currentPassword', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, and not one of the common ones.',
  },
  { name: 'confirmPassword', label: 'Confirm new password', type: 'password', autoComplete: 'new-password' },
] as const;

type Values = Record<(typeof fields)[number]['name'], string>;

const validate = validateWith<Values>(() =>
  import('../../../../graphql/validation.ts').then(({ changePasswordForm }) => changePasswordForm),
);

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Asks for the current password, and twice for the new one. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  useFocusOnFirst(fields[0].name);
  const withToast = useActionToast();
  const [changePassword] = useChangePasswordMutation();
  const change = ({ currentPassword, newPassword }: Values) =>
    withToast(() => changePassword({ variables: { input: { currentPassword, newPassword } } }), {
      done: 'Your password was changed',
      failed: 'Your password was not changed',
    });
  return (
    <Formik
      initialValues={empty}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await change(values);
        if (error) return setErrors(getFieldErrors(error));
        resetForm();
        onChanged();
      }}
    >
      {({ isSubmitting }) => (
        <Form className={formStyles.form} noValidate>
          {/* Password managers need the username. */}
          <input
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="username"
            value={username}
            readOnly
          />
          <FormFields fields={fields} />
          <Button type="submit" size="small" className={styles.submit} disabled={isSubmitting}>
            {isSubmitting ? 'Changing …' : 'Change password'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
