import { Field } from 'formik';
import { type AccountQuery, useSetInvestorUpdateSettingsMutation } from '#graphql/generated/portal.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import { CheckField } from '#web/forms/CheckField.tsx';
import { SelectField } from '#web/forms/SelectField.tsx';
import styles from './AccountPage.module.css';
import { SaveButton } from './SaveButton.tsx';

type Settings = NonNullable<AccountQuery['viewer']>['investorUpdateSettings'];

const choices = [
  ['AT_ONCE', 'Without delay'],
  ['DAILY', 'A digest each morning at 8'],
  ['WEEKLY', 'A digest on Mondays at 8'],
  ['NONE', 'No emails'],
] as const;

/** Email settings for updates and documents. All of them stay available in the portal. */
export function UpdatesSection({ settings: { emailFrequency, hasDocuments } }: { settings: Settings }) {
  const set = useSend(useSetInvestorUpdateSettingsMutation);
  const messages = { done: 'Settings for updates saved', failed: 'Nothing was saved' };
  return (
    <PortalSection
      title="Updates"
      note="Digests use the time zone of your calendar. No digest is sent when there is nothing new."
    >
      <SendForm
        enableReinitialize
        initialValues={{ emailFrequency, hasDocuments }}
        onSend={(input) => set(input, messages)}
        className={styles.setup}
      >
        {(form) => (
          <>
            <Field as={SelectField} label="Email me updates" name="emailFrequency" options={choices} />
            <Field
              as={CheckField}
              type="checkbox"
              label="Also email me about documents that are shared with me or change"
              name="hasDocuments"
            />
            <SaveButton form={form}>Save settings for updates</SaveButton>
          </>
        )}
      </SendForm>
    </PortalSection>
  );
}
