import { Formik, useFormikContext } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import type { ChangeType, CreateWebhookInput } from '#graphql/generated/portal.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { listChangeTypes } from '#web/portal/webhookLabels.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { ChoiceBoxes } from '#web/forms/ChoiceBoxes.tsx';
import { FormFields, useFocusOnError } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { validateWith } from '#web/forms/validateWith.ts';

export type WebhookFormValues = Pick<CreateWebhookInput, 'name' | 'url' | 'types'>;

const validate = validateWith<WebhookFormValues>(() =>
  import('#graphql/webhook-validation.ts').then(({ webhookForm }) => webhookForm),
);
const EMPTY: WebhookFormValues = { name: '', url: '', types: [] };

type WebhookFormProps = {
  canAdminister: boolean;
  /** The webhook that is changed. Absent for a new one. */
  webhook?: WebhookFormValues;
  onSave: (values: WebhookFormValues) => Promise<{ error: unknown }>;
};

/** Creates or changes a webhook: its name, its URL, and the types of objects whose changes it sends. */
export function WebhookForm({ canAdminister, webhook, onSave }: WebhookFormProps) {
  const [label, busy] = webhook ? ['Save webhook', 'Saving …'] : ['Create webhook', 'Creating …'];
  return (
    <Formik<WebhookFormValues>
      initialValues={webhook ?? EMPTY}
      enableReinitialize={Boolean(webhook)}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { name, url, types } = values;
        const { error } = await onSave({ name, url: url.trim(), types });
        if (error) setErrors(getFieldErrors(error));
        // What was sent is saved, also if the server writes it differently.
        else resetForm(webhook ? { values } : {});
      }}
    >
      {({ isSubmitting }) => (
        <Form className={formStyles.form} noValidate>
          <FormFields fields={fields} />
          <Types options={listChangeTypes(canAdminister)} />
          <p>
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              {isSubmitting ? busy : label}
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}

const fields = [
  {
    name: 'name',
    label: 'Name of the webhook',
    autoComplete: 'off',
    maxLength: text.webhookName,
    hint: 'The program that receives the changes, for example: intranet mirror.',
  },
  {
    name: 'url',
    label: 'URL of the receiver',
    type: 'url' as const,
    inputMode: 'url' as const,
    autoComplete: 'off',
    maxLength: text.webhookUrl,
    hint: 'An https URL on the public internet that accepts POST requests.',
  },
];

function Types({ options }: { options: readonly (readonly [ChangeType, string])[] }) {
  const { errors, submitCount } = useFormikContext<WebhookFormValues>();
  const error = submitCount > 0 ? (errors.types as string | undefined) : undefined;
  useFocusOnError(['name', 'url', 'types']);
  return <ChoiceBoxes name="types" legend="Send changes of" options={options} error={error} />;
}
