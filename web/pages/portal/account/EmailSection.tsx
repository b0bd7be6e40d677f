import { Suspense, useState } from 'react';
import { useRequestEmailVerificationMutation, type AccountQuery } from '#graphql/generated/portal.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import styles from './AccountPage.module.css';

const EmailForm = lazyComponent(() => import('./EmailForm.tsx').then((module) => module.EmailForm));

/** The account's email address. It is verified by link, and changes only after the new one is verified. */
export function EmailSection({ viewer: { email, isEmailVerified } }: { viewer: Member }) {
  const [changing, setChanging] = useState(false);
  return (
    <PortalSection
      title="Email address"
      note="A verification link goes to the new email address. The old one stays in use until you follow the link. For seven days, a link in an email to the old one undoes the change."
    >
      <FactList
        label="Email address"
        facts={[
          [
            'Email address',
            <span key="email" className={styles.breakable}>
              {email}
            </span>,
          ],
          ['Verified', isEmailVerified ? 'Yes' : <VerifyAgain key="again" email={email} />],
        ]}
      />
      {changing ? (
        <Suspense fallback={<LoadingMark />}>
          <EmailForm />
        </Suspense>
      ) : (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setChanging(true)}>
            Change email address …
          </Button>
        </div>
      )}
    </PortalSection>
  );
}

function VerifyAgain({ email }: { email: string }) {
  const verify = useSend(useRequestEmailVerificationMutation);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    const { error } = await verify({ email }, report('Link', 'sent'));
    setIsSent(!error);
  };
  return (
    <span className={styles.together}>
      {isSent ? 'Not verified yet. Follow the link in the email.' : 'Not yet.'}
      <Button size="small" onClick={() => void send()} disabled={isSent}>
        Send the link again
      </Button>
    </span>
  );
}

/** The signed-in account, as the account page shows it. */
export type Member = NonNullable<AccountQuery['viewer']>;
