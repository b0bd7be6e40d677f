import { AccountDocument, useAccountQuery } from '../../../../graphql/generated/portal.ts';
import { PortalPageHead, PortalSection } from '../../../ui/PortalSection.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { EmailSection } from './EmailSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import styles from './AccountPage.module.css';
import { DataSection } from './DataSection.tsx';
import { FactorSection } from './FactorSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { UpdatesSection } from './UpdatesSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ReadingSection, readingQuery } from './ReadingSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { noVariables, pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

const accountQuery = pageQuery(AccountDocument, useAccountQuery, noVariables);

export const queries = [accountQuery, readingQuery];

/** Your data and your sign-in settings. */
export function AccountPage() {
  const query = usePageData(accountQuery, { fetchPolicy: 'cache-and-network' });
  const readAgain = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <PageHead
        title="Account"
        description="Your profile, email address, password, second factor, passkeys and sessions in the investor portal."
        path={paths.investorAccount}
        hidden
      />
      <PortalPageHead title="Account" help="Your name, your email address and how you sign in." />
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
              <ProgramsSection />
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
      <InlineLink to={paths.investorTokens}>Your API tokens</InlineLink>
      <InlineLink to={paths.investorWebhooks}>Your webhooks</InlineLink>
    </p>
  </PortalSection>
);
