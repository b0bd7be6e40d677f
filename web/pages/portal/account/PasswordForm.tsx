import { useChangePasswordMutation } from '#graphql/generated/portal.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import styles from './AccountPage.module.css';
import { useFocusOnFirst } from '#web/forms/FormFields.tsx';

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
  import('#graphql/validation.ts').then(({ changePasswordForm }) => changePasswordForm),
);

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Asks for the current password, and twice for the new one. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  useFocusOnFirst(fields[0].name);
  const change = useSend(useChangePasswordMutation);
  const messages = report('Your password was', 'changed');
  return (
    <SendForm
      initialValues={empty}
      validate={validate}
      fields={fields}
      resets
      onSend={({ currentPassword, newPassword }) => change({ currentPassword, newPassword }, messages)}
      onDone={onChanged}
      lead={
        // Password managers need the username.
        <input
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
          value={username}
          readOnly
        />
      }
    >
      {({ isSubmitting }) => (
        <Button type="submit" size="small" className={styles.submit} disabled={isSubmitting}>
          {isSubmitting ? 'Changing …' : 'Change password'}
        </Button>
      )}
    </SendForm>
  );
}
