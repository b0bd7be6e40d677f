import { Formik, useFormikContext } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import type { ReactNode } from 'react';
import type { DelegableItemsQuery, InviteDelegateInput } from '#graphql/generated/portal.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { rightLabels } from '#web/portal/delegationLabels.ts';
import { toInstant } from '#web/portal/calendarDays.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { ChoiceBoxes } from '#web/forms/ChoiceBoxes.tsx';
import { FormFields, useFocusOnError } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { useDelegations } from './useDelegations.ts';

interface Values {
  documentIds: string[];
  folderIds: string[];
  right: InviteDelegateInput['right'];
  email: string;
  until: string;
}

const validate = validateWith<Values>(() =>
  import('#graphql/delegation-validation.ts').then(({ delegationForm }) => delegationForm),
);

const initialValues: Values = { documentIds: [], folderIds: [], right: 'VIEW', email: '', until: '' };

/** The last day is included in full, in the inviting person's time zone. The server does not accept one without a region. */
const toInput = ({ until, ...values }: Values, zone: string): InviteDelegateInput => ({
  ...values,
  endsAt: toInstant(zone, `${until}T23:59`),
  timeZone: zone.includes('/') ? zone : null,
});

type InvitationFormProps = {
  folders: DelegableItemsQuery['folders']['nodes'];
  documents: DelegableItemsQuery['documents']['nodes'];
  /** A button that loads more documents. */
  children: ReactNode;
};

/** Invites a delegate: which items, which right, who, and until when. */
export function InvitationForm({ folders, documents, children }: InvitationFormProps) {
  const { invite } = useDelegations();
  const zone = useReaderZone() ?? 'UTC';
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await invite(toInput(values, zone));
        if (!error) return resetForm();
        const { endsAt, ...errors } = getFieldErrors(error);
        setErrors({ ...errors, ...(endsAt && { until: endsAt }) });
      }}
    >
      {({ isSubmitting }) => (
        <Form className={formStyles.form} noValidate>
          <Fields folders={folders} documents={documents}>
            {children}
          </Fields>
          <p>
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              Send invitation
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}

const inOrder = ['documentIds', 'folderIds', 'right', 'email', 'until'];
const fields = [
  {
    name: 'email',
    label: 'Email address of your delegate',
    type: 'email',
    autoComplete: 'off',
    maxLength: text.email,
    hint: 'They see your name. You see theirs after they accept.',
  },
  {
    name: 'until',
    label: 'Last day',
    type: 'date',
    hint: 'At most one year from now. Access ends at the end of that day in your time zone.',
  },
];

function Fields({ folders, documents, children }: InvitationFormProps) {
  const { values, errors, submitCount, handleChange } = useFormikContext<Values>();
  // Shows errors only after the first submit.
  const getError = (name: 'documentIds' | 'folderIds' | 'right') =>
    submitCount > 0 ? (errors[name] as string | undefined) : undefined;
  useFocusOnError(inOrder);
  return (
    <>
      <ChoiceBoxes
        name="documentIds"
        legend="Documents"
        options={documents.map(({ id, index, title }) => [id, `${index} ${title}`] as const)}
        error={getError('documentIds')}
      />
      {children}
      {folders.length > 0 && (
        <ChoiceBoxes
          name="folderIds"
          legend="Folders, including all documents you can see in them now or later"
          options={folders.map(({ id, index, name }) => [id, `${index} ${name}`] as const)}
          error={getError('folderIds')}
        />
      )}
      <SelectField
        name="right"
        label="Rights"
        hint="A delegate never has more rights than you have at that time."
        options={Object.entries(rightLabels)}
        value={values.right}
        error={getError('right')}
        onChange={handleChange}
      />
      <FormFields fields={fields} />
    </>
  );
}
