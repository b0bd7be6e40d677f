import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import styles from './AccountPage.module.css';

type PasskeyNameFormProps = {
  name?: string;
  action: string;
  hint?: string;
  /** Returns the error, or null. */
  onName: (name: string) => Promise<{ error: unknown }>;
  onCancel: () => void;
};

/** Names a passkey, so that its owner recognizes it later. */
export function PasskeyNameForm({ name = '', action, hint, onName, onCancel }: PasskeyNameFormProps) {
  const field = { name: 'name', label: 'Name of the passkey', maxLength: text.passkeyName, autoComplete: 'off' };
  return (
    <SendForm
      className={styles.setup}
      initialValues={{ name }}
      validate={(values) => (values.name.trim() ? {} : { name: 'Name is required' })}
      fields={[hint ? { ...field, hint } : field]}
      onSend={(values) => onName(values.name.trim())}
    >
      {({ isSubmitting }) => (
        <div className={styles.buttons}>
          <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
            {action}
          </Button>{' '}
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </SendForm>
  );
}
