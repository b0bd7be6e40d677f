import { Form, Formik } from 'formik';
import { useState } from 'react';
import {
  useRequestEmailChangeMutation,
  useRequestEmailVerificationMutation,
} from '../../../../graphql/generated/portal.ts';
import { useTold } from '../../../Acting.tsx';
import { Button } from '../../../components/Button.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { LedgerSection } from '../../../components/Ledger.tsx';
import { faultsOf } from '../../../failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validatedBy } from '../../../forms/validated.ts';
import styles from './AccountPage.module.css';
import type { Member } from './AccountPage.tsx';

const fields = [
  { name: 'email', label: 'New e-mail address', type: 'email', autoComplete: 'email', spellCheck: false },
] as const;

const validate = validatedBy<{ email: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ emailChangeForm }) => emailChangeForm),
);

/** The address mails go to: proved by a link, and changed only once the new one has answered. */
export function AddressSection({ viewer: { email, emailVerified } }: { viewer: Member }) {
  const told = useTold();
  const [change] = useRequestEmailChangeMutation();
  const send = async (values: { email: string }) =>
    told(() => change({ variables: values }), {
      done: 'A link is on its way to the new address',
      failed: 'The address was not changed',
    });
  return (
    <LedgerSection
      title="E-mail address"
      note="A link goes to the new address; until it is followed, the old one stays. The old one can take the change back for seven days."
    >
      <FactList
        label="E-mail address"
        facts={[
          [
            'Address',
            <span key="address" className={styles.breakable}>
              {email}
            </span>,
          ],
          ['Verified', emailVerified ? 'Yes' : <VerifyAgain key="again" email={email} />],
        ]}
      />
      <Formik
        initialValues={{ email: '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { resetForm, setErrors }) => {
          const { error } = await send(values);
          if (error) setErrors(faultsOf(error));
          else resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <Form className={`${formStyles.form} ${styles.form}`} noValidate>
            <FormFields fields={fields} />
            <Button type="submit" size="small" className={styles.submit} disabled={isSubmitting}>
              Change address
            </Button>
          </Form>
        )}
      </Formik>
    </LedgerSection>
  );
}

function VerifyAgain({ email }: { email: string }) {
  const told = useTold();
  const [verify] = useRequestEmailVerificationMutation();
  const [sent, setSent] = useState(false);
  const send = async () => {
    const words = { done: 'The link is on its way', failed: 'The link was not sent' };
    const { error } = await told(() => verify({ variables: { email } }), words);
    setSent(!error);
  };
  return (
    <span className={styles.together}>
      {sent ? 'Not yet. Follow the link in the mail.' : 'Not yet.'}
      <Button size="small" onClick={() => void send()} disabled={sent}>
        Send the link again
      </Button>
    </span>
  );
}
