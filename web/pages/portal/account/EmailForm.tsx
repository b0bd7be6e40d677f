import { useRequestEmailChangeMutation } from '#graphql/generated/portal.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import styles from './AccountPage.module.css';
import { useFocusOnFirst } from '#web/forms/FormFields.tsx';

const fields = [
  { name: 'email', label: 'New email address', type: 'email', autoComplete: 'email', spellCheck: false },
] as const;

const validate = validateWith<{ email: string }>(() =>
  import('#graphql/validation.ts').then(({ emailChangeForm }) => emailChangeForm),
);

/** Asks for the new email address. It must be verified before it replaces the old one. */
export function EmailForm() {
  useFocusOnFirst(fields[0].name);
  const change = useSend(useRequestEmailChangeMutation);
  const messages = { done: 'Link sent to the new email address', failed: 'Email address not changed' };
  return (
    <SendForm
      className={styles.form}
      initialValues={{ email: '' }}
      validate={validate}
      fields={fields}
      resets
      onSend={(values) => change(values, messages)}
    >
      {({ isSubmitting }) => (
        <Button type="submit" size="small" className={styles.submit} disabled={isSubmitting}>
          Change email address
        </Button>
      )}
    </SendForm>
  );
}
