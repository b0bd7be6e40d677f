import { Form, Formik, useFormikContext } from 'formik';
import { type DeskEventFragment, type EventInput } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { faultsOf } from '../../../failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { SelectField } from '../../../forms/SelectField.tsx';
import { validatedBy } from '../../../forms/validated.ts';
import { ZoneList } from '../../../forms/ZoneList.tsx';
import { AudienceBoxes } from '../desk/AudienceBoxes.tsx';
import { type EventValues, inputOf, valuesOf } from './eventForm.ts';

const validate = validatedBy<EventValues>(() =>
  import('../../../../graphql/event-validation.ts').then(({ eventForm }) => eventForm),
);

const fields = [
  { name: 'title', label: 'Title', maxLength: text.title, autoComplete: 'off' },
  { name: 'startsAt', label: 'Starts', type: 'datetime-local' },
  { name: 'endsAt', label: 'Ends', type: 'datetime-local' },
  { name: 'timeZone', label: 'Time zone', list: 'zones', hint: 'The times above are on the clock there.' },
  { name: 'location', label: 'Place or link', required: false, maxLength: text.eventLocation },
  {
    name: 'description',
    label: 'What it is about',
    required: false,
    multiline: true,
    maxLength: text.eventDescription,
  },
  {
    name: 'recording',
    label: 'Recording',
    type: 'url',
    required: false,
    maxLength: text.eventLocation,
    hint: 'An address at which it can be watched afterwards.',
  },
  { name: 'capacity', label: 'Seats', required: false, inputMode: 'numeric', hint: 'Empty: as many as come.' } as const,
];

const times = [{ name: 'times', label: 'How many times', inputMode: 'numeric' } as const];

type EventDialogProps = {
  /** Null for a new one. */
  event: DeskEventFragment | null;
  onSave: (event: DeskEventFragment | null, input: EventInput) => Promise<unknown>;
  onClose: () => void;
};

/** An event, new or known. How it repeats is said when it is made. */
export function EventDialog({ event, onSave, onClose }: EventDialogProps) {
  return (
    <Dialog title={event ? `Change ${event.title}` : 'New event'} onClose={onClose}>
      <Formik<EventValues>
        initialValues={valuesOf(event)}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => {
          const error = await onSave(event, inputOf(values, event));
          if (!error) return onClose();
          const { recurrence, ...faults } = faultsOf(error);
          setErrors({ ...faults, ...(recurrence && { times: recurrence }) });
        }}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            <FormFields fields={fields} />
            <ZoneList />
            {!event && <Repeating />}
            <AudienceBoxes />
            <DialogButtons action={event ? 'Save event' : 'Add event'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function Repeating() {
  const { values, handleChange } = useFormikContext<EventValues>();
  return (
    <>
      <SelectField
        label="Repeats"
        name="repeats"
        value={values.repeats}
        onChange={handleChange}
        options={[
          ['', 'Does not repeat'],
          ['DAILY', 'Every day'],
          ['WEEKLY', 'Every week'],
          ['MONTHLY', 'Every month'],
        ]}
      />
      {values.repeats && <FormFields fields={times} />}
    </>
  );
}
