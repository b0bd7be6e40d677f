import { AccountDocument, type AccountStatus, type Role, useAccountQuery } from '#graphql/generated/portal.ts';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { paths } from '#web/paths.ts';
import { EmailSection, type Member } from './EmailSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './AccountPage.module.css';
import { DataSection } from './DataSection.tsx';
import { FactorSection } from './FactorSection.tsx';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { UpdatesSection } from './UpdatesSection.tsx';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { readingQuery, ReadingSection } from './ReadingSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { AccessEnd, Day } from '#web/ui/Moment.tsx';

const accountQuery = pageQuery(AccountDocument, useAccountQuery, noVariables);

export const queries = [accountQuery, readingQuery];

/** Your data and your sign-in settings. */
export function AccountPage() {
  const query = usePageData(accountQuery, { fetchPolicy: 'cache-and-network' });
  const readAgain = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <PortalPageHead
        title="Account"
        description="Your profile, email address, password, second factor, passkeys and sessions in the investor portal."
        path={paths.investorAccount}
        help="Your name, your email address and how you sign in."
      />
      <QueryResult query={query}>
        {({ viewer }) =>
          viewer && (
            <>
              <ProfileSection viewer={viewer} />
              <EmailSection viewer={viewer} />
              <PasswordSection username={viewer.username} onChanged={readAgain} />
              <FactorSection factor={viewer.secondFactor} onChanged={readAgain} />
              <PasskeysSection passkeys={viewer.passkeys.nodes} onChanged={readAgain} />
              <CalendarSection settings={viewer.calendarSettings} />
              <UpdatesSection settings={viewer.investorUpdateSettings} />
              <ReadingSection />
              <SessionsSection sessions={viewer.sessions.nodes} onChanged={readAgain} />
              <DelegatesSection />
              {(viewer.isApiOffered || viewer.tokens.edges.length > 0 || viewer.webhooks.nodes.length > 0) && (
                <ProgramsSection />
              )}
              <DataSection />
            </>
          )
        }
      </QueryResult>
    </>
  );
}

/** Links to the delegates page. */
const DelegatesSection = () => (
  <PortalSection
    title="Delegates"
    note="Let a colleague or counsel read documents for you. You choose the documents and the end date."
  >
    <p className={styles.links}>
      <InlineLink to={paths.investorDelegates}>Your delegates, and the people you act for</InlineLink>
    </p>
  </PortalSection>
);

/** Links to the pages of the API tokens and webhooks. */
const ProgramsSection = () => (
  <PortalSection
    title="Programs"
    note="Let a program read or change what you can, without your password, and receive changes."
  >
    <p className={styles.links}>
      <InlineLink to={paths.investorTokens}>Your API tokens</InlineLink>{' '}
      <InlineLink to={paths.investorWebhooks}>Your webhooks</InlineLink>
    </p>
  </PortalSection>
);

const PasswordForm = lazyComponent(() => import('./PasswordForm.tsx').then((module) => module.PasswordForm));

type PasswordSectionProps = { username: string; onChanged: () => void };

/** Changes the password. A new password ends all other sessions. */
function PasswordSection({ username, onChanged }: PasswordSectionProps) {
  const [changing, setChanging] = useState(false);
  return (
    <PortalSection title="Password" note="A change ends all your other sessions.">
      {changing ? (
        <Suspense fallback={<LoadingMark />}>
          <PasswordForm username={username} onChanged={onChanged} />
        </Suspense>
      ) : (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setChanging(true)}>
            Change password …
          </Button>
        </div>
      )}
    </PortalSection>
  );
}

/** The data that was entered at registration and reviewed. */
function ProfileSection({ viewer }: { viewer: Member }) {
  return (
    <PortalSection title="Profile" note="Your details from registration. Contact investor relations to change them.">
      <FactList
        label="Profile"
        facts={[
          ['Name', viewer.name],
          ['Username', viewer.username],
          ['Company', viewer.company || 'Not provided'],
          ['Status', accountStatusLabels[viewer.status]],
          ...(viewer.endsAt ? [['Your access ends', <AccessEnd key="end" at={viewer.endsAt} />] satisfies Fact] : []),
          ['Roles', viewer.roles.map((role) => roleLabels[role]).join(', ')],
          ['Account created', <Day key="since" at={viewer.createdAt} />],
        ]}
      />
    </PortalSection>
  );
}

const accountStatusLabels: Record<AccountStatus, string> = {
  INVITED: 'Invited',
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

const roleLabels: Record<Role, string> = {
  INVESTOR: 'Investor',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
};
