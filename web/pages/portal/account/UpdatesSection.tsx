import { Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { type AccountQuery, useSetInvestorUpdateSettingsMutation } from '#graphql/generated/portal.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import formStyles from '#web/forms/Form.module.css';
import { CheckField } from '#web/forms/CheckField.tsx';
import { SelectField } from '#web/forms/SelectField.tsx';
import styles from './AccountPage.module.css';

type Settings = NonNullable<AccountQuery['viewer']>['investorUpdateSettings'];

const choices = [
  ['AT_ONCE', 'Without delay'],
  ['DAILY', 'A digest each morning at 8'],
  ['WEEKLY', 'A digest on Mondays at 8'],
  ['NONE', 'No emails'],
] as const;

/** Email settings for updates and documents. All of them stay available in the portal. */
export function UpdatesSection({ settings: { emailFrequency, hasDocuments } }: { settings: Settings }) {
  const withToast = useActionToast();
  const [set] = useSetInvestorUpdateSettingsMutation();
  const messages = { done: 'Email settings saved', failed: 'Nothing was saved' };
  return (
    <PortalSection
      title="Updates"
      note="Digests use the time zone of your calendar. No digest is sent when there is nothing new."
    >
      <Formik
        enableReinitialize
        initialValues={{ emailFrequency, hasDocuments }}
        onSubmit={async (input) => void (await withToast(() => set({ variables: { input } }), messages))}
      >
        {({ values, isSubmitting, handleChange }) => (
          <Form className={`${formStyles.form} ${styles.setup}`} noValidate>
            <SelectField
              label="Email me updates"
              name="emailFrequency"
              value={values.emailFrequency}
              onChange={handleChange}
              options={choices}
            />
            <CheckField
              label="Also email me about documents that are shared with me or change"
              name="hasDocuments"
              checked={values.hasDocuments}
              onChange={handleChange}
            />
            <div className={styles.buttons}>
              <Button type="submit" size="small" disabled={isSubmitting}>
                Save email settings
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </PortalSection>
  );
}
