import type { ChangeEvent } from 'react';
import { Field, useFormikContext } from 'formik';
import { type AdminEventFragment, useCreateEventMutation, useUpdateEventMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { toZone, ZoneList } from '#web/forms/ZoneList.tsx';
import { AudienceBoxes } from '../shared/AudienceBoxes.tsx';
import styles from './EventDialog.module.css';
import {
  type EventValues,
  describeWeekends,
  isLeapSeries,
  keepRule,
  listRules,
  type NewDays,
  toCreateInput,
  toUpdateInput,
  toValues,
  withDays,
  withStart,
} from './eventForm.ts';

const LIST = { refetchQueries: ['AdminEvents'], awaitRefetchQueries: true };

const validateValues = validateWith<EventValues>(() =>
  import('#graphql/event-validation.ts').then(({ eventForm }) => eventForm),
);

const validate = (values: EventValues) => validateValues({ ...values, timeZone: toZone(values.timeZone) });

const title = { name: 'title', label: 'Title', maxLength: text.title, autoComplete: 'off' };
const times = [
  { name: 'startsAt', label: 'Starts', type: 'datetime-local' },
  { name: 'endsAt', label: 'Ends', type: 'datetime-local' },
  {
    name: 'timeZone',
    label: 'Time zone',
    list: 'zones',
    hint: 'The times above are in this time zone. Type a city, such as Berlin.',
  },
];
const dayFields = [
  { name: 'startsAt', label: 'First day', type: 'date' },
  { name: 'endsAt', label: 'Last day', type: 'date' },
  {
    name: 'timeZone',
    label: 'Time zone',
    list: 'zones',
    hint: 'Everyone sees the same days. Reminders and the end of the event follow this zone.',
  },
];
const details = [
  { name: 'location', label: 'Location or link', required: false, maxLength: text.eventLocation },
  {
    name: 'description',
    label: 'Description',
    required: false,
    multiline: true,
    maxLength: text.eventDescription,
  },
  {
    name: 'capacity',
    label: 'Seats',
    required: false,
    inputMode: 'numeric',
    hint: 'If empty, there is no limit.',
  } as const,
];

/** For an event that has begun. */
const recording = {
  name: 'recordingUrl',
  label: 'Recording',
  type: 'url',
  required: false,
  maxLength: text.eventLocation,
  hint: 'The URL of the recording.',
};
const hasBegun = ({ startsAt, recordingUrl }: AdminEventFragment) =>
  recordingUrl !== null || Date.parse(startsAt) <= Date.now();

/** The series includes this day. */
const lastDay = [{ name: 'until', label: 'Last day of the series', type: 'date' }];
const occurrences = [{ name: 'times', label: 'Number of dates', inputMode: 'numeric' } as const];

type EventDialogProps = {
  /** Null for a new event. */
  event: AdminEventFragment | null;
  /** The days of a new event, if they are known. */
  days?: NewDays | null;
  onClose: () => void;
};

/** Creates or edits an event. Recurrence can only be set on creation. */
export function EventDialog({ event, days = null, onClose }: EventDialogProps) {
  const create = useSend(useCreateEventMutation, LIST);
  const update = useSend(useUpdateEventMutation, LIST);
  return (
    <FormDialog<EventValues>
      title={event ? `Change ${event.title}` : 'New event'}
      size="wide"
      className={styles.columns}
      initialValues={toValues(event, days, useReaderZone() ?? undefined)}
      version={event?.version}
      validate={validate}
      action={(values) => getAction(event, values)}
      onSave={(values, base) => {
        const messages = report(`${values.title} was`, 'saved');
        return event ? update(toUpdateInput(values, event, base), messages) : create(toCreateInput(values), messages);
      }}
      toErrors={toErrors}
      onClose={onClose}
    >
      <div className={formStyles.form}>
        {event?.recurrence && <SeriesNote />}
        <EventFields canChangeDays={!event?.recurrence} />
        <ZoneList />
        {!event && <Repeating />}
        <WeekendNote />
      </div>
      <div className={formStyles.form}>
        <FormFields fields={event && hasBegun(event) ? [...details, recording] : details} />
        {event?.recurrence && (
          <Field
            as={CheckField}
            type="checkbox"
            name="isOnlyThisDate"
            label="Title, location and description for this date only"
          />
        )}
        <AudienceBoxes />
        {event && <NotifyField />}
      </div>
    </FormDialog>
  );
}

function toErrors(error: unknown, { endsBy }: EventValues): Record<string, string> {
  const { recurrence, ...errors } = getFieldErrors(error);
  return { ...errors, ...(recurrence && { [endsBy === 'COUNT' ? 'times' : 'until']: recurrence }) };
}

function getAction(event: AdminEventFragment | null, { notify }: EventValues): string {
  if (!event) return 'Add event';
  return notify ? 'Save event' : 'Save without email';
}

const SeriesNote = () => (
  <p className={formStyles.message}>
    Part of a series. A new time, recording or document applies to this date only. Every other change applies to all
    dates of the series, except texts that you limit to this date.
  </p>
);

/** The text fields of an event. A series cannot switch between all-day and timed. */
function EventFields({ canChangeDays }: { canChangeDays: boolean }) {
  const { values, setValues } = useFormikContext<EventValues>();
  const after = canChangeDays && (
    <CheckField
      name="isAllDay"
      label="All-day event"
      checked={values.isAllDay}
      onChange={() => void setValues(withDays(values, !values.isAllDay))}
    />
  );
  const [start, ...others] = values.isAllDay ? dayFields : times;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
    const moved = withStart(values, target.value);
    void setValues({ ...moved, repeats: keepRule(moved.repeats, moved.startsAt) });
  };
  return <FormFields fields={[{ ...title, after }, { ...start!, onChange }, ...others]} />;
}

function WeekendNote() {
  const note = describeWeekends(useFormikContext<EventValues>().values);
  return (
    <p className={formStyles.hint} role="status">
      {note}
    </p>
  );
}

function NotifyField() {
  const { values } = useFormikContext<EventValues>();
  return (
    <>
      <Field as={CheckField} type="checkbox" name="notify" label="Email this change to the people invited" />
      {!values.notify && (
        <p className={formStyles.hint} role="status">
          No one is emailed about this change, now or later. Calendars that people subscribed to still show it.
        </p>
      )}
    </>
  );
}

const endings = [
  ['COUNT', 'After a number of dates'],
  ['UNTIL', 'On a day'],
] as const;

function Repeating() {
  const { values } = useFormikContext<EventValues>();
  const rules = listRules(values.startsAt);
  return (
    <>
      <Field as={SelectField} label="Repeats" name="repeats" options={rules} />
      {isLeapSeries(values) && (
        <p className={formStyles.hint}>
          The event takes place in leap years only, because other years have no February 29.
        </p>
      )}
      {values.repeats && (
        <>
          <Field as={SelectField} label="Series ends" name="endsBy" options={endings} />
          <FormFields fields={values.endsBy === 'COUNT' ? occurrences : lastDay} />
        </>
      )}
    </>
  );
}
