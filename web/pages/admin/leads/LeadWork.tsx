import { Field as FormikField, Formik, type FormikHelpers } from 'formik';
import { text } from '#graphql/limits.ts';
import { type LeadStatus, type ListedLeadFragment, useUpdateLeadMutation } from '#graphql/generated/admin.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { Field } from '#web/forms/Field.tsx';
import { Form } from '#web/forms/Form.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { leadStatuses } from './leadStatuses.ts';

type Values = { status: LeadStatus; notes: string };

/** The status and the notes of a lead, which administrators write for each other. */
export function LeadWork({ lead }: { lead: ListedLeadFragment }) {
  const update = useSend(useUpdateLeadMutation);
  // Only what this person changed, so that what a colleague set meanwhile stays.
  const save = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    const changes = { id: lead.id, ...pickChanges(values, lead) };
    const { error } = await update(changes, report(`The status of ${lead.name} was`, 'saved'));
    // What was sent is saved, also if the server writes it differently.
    if (!error) resetForm({ values });
  };
  return (
    <Formik initialValues={{ status: lead.status, notes: lead.notes }} enableReinitialize onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <Form className={formStyles.form}>
          <FormikField as={SelectField} name="status" label={`Status of ${lead.name}`} options={leadStatuses} />
          <FormikField
            as={Field}
            name="notes"
            label="Notes"
            multiline
            hint="Only administrators read them."
            maxLength={text.leadNotes}
          />
          <Button type="submit" size="small" disabled={!dirty || isSubmitting}>
            {isSubmitting ? 'Saving …' : 'Save'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
