import { useEndNdaMutation, usePublishNdaMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import styles from './AdminNdaPage.module.css';

const validate = validateWith<{ body: string }>(() =>
  import('#graphql/nda-validation.ts').then(({ publishNdaInput }) => publishNdaInput),
);

const fields = [
  {
    name: 'body',
    label: 'New text',
    multiline: true,
    rows: 16,
    maxLength: text.ndaBody,
    hint: 'Markdown, as in articles. Investors read it with its headings and lists, and sign exactly these characters. Earlier agreements and their signatures are kept.',
  },
];

type NdaFormProps = { body: string; isInForce: boolean; onChanged: () => void };

/** Puts a new text in force, or withdraws the current one. */
export function NdaForm({ body, isInForce, onChanged }: NdaFormProps) {
  const withToast = useActionToast();
  const publish = useSend(usePublishNdaMutation);
  const [end] = useEndNdaMutation();
  const finish = async () => {
    const messages = { done: 'Signing is no longer required', failed: 'The agreement was not ended' };
    const { error } = await withToast(() => end(), messages);
    if (!error) onChanged();
  };
  return (
    <SendForm
      initialValues={{ body }}
      validate={validate}
      fields={fields}
      onSend={(values) => publish(values, report('Agreement', 'published'))}
      onDone={onChanged}
    >
      {({ values, isSubmitting, submitForm }) => (
        <p className={styles.buttons}>
          <ConfirmButton
            size="small"
            sure="Publish this agreement? Every investor must sign it before opening another document."
            disabled={isSubmitting || values.body === body}
            onConfirm={() => void submitForm()}
          >
            Publish agreement
          </ConfirmButton>{' '}
          {isInForce && (
            <ConfirmButton
              size="small"
              sure="End the agreement? Investors can then open documents without signing."
              onConfirm={() => void finish()}
            >
              End the agreement
            </ConfirmButton>
          )}
        </p>
      )}
    </SendForm>
  );
}
