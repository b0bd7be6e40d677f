import { Formik, type FormikErrors } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { type OwnCalendarSettingsFragment, useSetCalendarSettingsMutation } from '#graphql/generated/portal.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { toZone, ZoneList } from '#web/forms/ZoneList.tsx';
import styles from './AccountPage.module.css';

const zone = {
  name: 'timeZone',
  label: 'Your time zone',
  required: false,
  autoComplete: 'off',
  list: 'zones',
  hint: 'For example Europe/Berlin. If empty, pages use the time zone of your browser, and emails that of the event.',
};

const checks = [
  ['hasInvitationEmails', 'Email me invitations, changes and cancellations'],
  ['hasDayBeforeReminder', 'Remind me by email a day before'],
  ['hasHourBeforeReminder', 'Remind me by email an hour before'],
] as const;

interface Values extends Omit<OwnCalendarSettingsFragment, 'timeZone' | '__typename'> {
  timeZone: string;
}

/** The time zone of shown times, and email settings for events. */
export function CalendarSection({ settings }: { settings: OwnCalendarSettingsFragment }) {
  const withToast = useActionToast();
  const [set] = useSetCalendarSettingsMutation();
  const { timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder } = settings;
  const save = async (input: Values, setErrors: (errors: FormikErrors<Values>) => void) => {
    const messages = { done: 'Calendar settings saved', failed: 'Nothing was saved' };
    const { error } = await withToast(
      () => set({ variables: { input: { ...input, timeZone: toZone(input.timeZone) } } }),
      messages,
    );
    if (error) setErrors(getFieldErrors(error));
  };
  return (
    <PortalSection title="Calendar" note="If you decline an event, we email you only if it is canceled.">
      <Formik<Values>
        initialValues={{ timeZone: timeZone ?? '', hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder }}
        validateOnBlur={false}
        onSubmit={(values, { setErrors }) => save(values, setErrors)}
      >
        {({ values, isSubmitting, handleChange }) => (
          <Form className={`${formStyles.form} ${styles.setup}`} noValidate>
            <FormFields fields={[zone]} />
            <ZoneList />
            {checks.map(([name, label]) => (
              <CheckField key={name} name={name} label={label} checked={values[name]} onChange={handleChange} />
            ))}
            <div className={styles.buttons}>
              <Button type="submit" size="small" disabled={isSubmitting}>
                Save
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </PortalSection>
  );
}
