import { useCreateFeedMutation } from '#graphql/generated/admin.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import styles from './FeedsPage.module.css';

const fields = [
  {
    name: 'url',
    label: 'URL of a feed, or of a page that links to one',
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    spellCheck: false,
    placeholder: 'URL of a feed, or of a page that links to one',
  },
] as const;

const validate = validateWith<{ url: string }>(() =>
  import('#graphql/feed-validation.ts').then(({ feedForm }) => feedForm),
);

/** Adds a feed by URL. The worker reads it shortly after, and its row then shows the result. */
export function AddFeedForm() {
  const create = useSend(useCreateFeedMutation, { refetchQueries: ['Feeds'] });
  const messages = { done: 'Feed added. Reading it now', failed: 'Feed not added' };
  return (
    <SendForm
      className={styles.add}
      initialValues={{ url: '' }}
      validate={validate}
      fields={fields}
      resets
      onSend={(values) => create(values, messages)}
    >
      {({ isSubmitting }) => (
        <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
          Add feed
        </Button>
      )}
    </SendForm>
  );
}
