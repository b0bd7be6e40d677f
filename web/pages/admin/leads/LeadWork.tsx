import { Formik } from 'formik';
import { text } from '#graphql/limits.ts';
import { type LeadStatus, type ListedLeadFragment, useUpdateLeadMutation } from '#graphql/generated/admin.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { Field } from '#web/forms/Field.tsx';
import { Form } from '#web/forms/Form.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { leadStatuses } from './leadStatuses.ts';

/** The status and the notes of a lead, which administrators write for each other. */
export function LeadWork({ lead }: { lead: ListedLeadFragment }) {
  const withToast = useActionToast();
  const [updateLead] = useUpdateLeadMutation();
  const save = async (values: { status: LeadStatus; notes: string }) => {
    const messages = report(`The status of ${lead.name} was`, 'saved');
    // Only what this person changed, so that what a colleague set meanwhile stays.
    const changes = pickChanges(values, lead);
    await withToast(() => updateLead({ variables: { input: { id: lead.id, ...changes } } }), messages);
  };
  return (
    <Formik initialValues={{ status: lead.status, notes: lead.notes }} enableReinitialize onSubmit={save}>
      {({ values, dirty, isSubmitting, handleChange }) => (
        <Form className={formStyles.form}>
          <SelectField
            name="status"
            label={`Status of ${lead.name}`}
            options={leadStatuses}
            value={values.status}
            onChange={handleChange}
          />
          <Field
            name="notes"
            label="Notes"
            multiline
            hint="Only administrators read them."
            maxLength={text.leadNotes}
            value={values.notes}
            onChange={handleChange}
          />
          <Button type="submit" size="small" disabled={!dirty || isSubmitting}>
            {isSubmitting ? 'Saving …' : 'Save'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
