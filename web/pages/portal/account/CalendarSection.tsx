import { Field } from 'formik';
import { type OwnCalendarSettingsFragment, useSetCalendarSettingsMutation } from '#graphql/generated/portal.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { CheckField } from '#web/forms/CheckField.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { toZone, ZoneList } from '#web/forms/ZoneList.tsx';
import styles from './AccountPage.module.css';
import { SaveButton } from './SaveButton.tsx';

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

type Values = Omit<OwnCalendarSettingsFragment, 'timeZone' | '__typename'> & { timeZone: string };

/** The time zone of shown times, and email settings for events. */
export function CalendarSection({ settings }: { settings: OwnCalendarSettingsFragment }) {
  const set = useSend(useSetCalendarSettingsMutation);
  const { timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder } = settings;
  return (
    <PortalSection title="Calendar" note="If you decline an event, we email you only if it is canceled.">
      <SendForm<Values>
        enableReinitialize
        initialValues={{ timeZone: timeZone ?? '', hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder }}
        onSend={(input) =>
          set(
            { ...input, timeZone: toZone(input.timeZone) },
            { done: 'Calendar settings saved', failed: 'Nothing was saved' },
          )
        }
        className={styles.setup}
        fields={[zone]}
      >
        {(form) => (
          <>
            <ZoneList />
            {checks.map(([name, label]) => (
              <Field key={name} as={CheckField} type="checkbox" name={name} label={label} />
            ))}
            <SaveButton form={form}>Save calendar settings</SaveButton>
          </>
        )}
      </SendForm>
    </PortalSection>
  );
}
