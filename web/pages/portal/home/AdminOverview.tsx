import {
  AdminHomeDocument,
  type AdminHomeQuery,
  type CompanyFactsFragment,
  type FirstStep,
  useAdminHomeQuery,
} from '#graphql/generated/portal.ts';
import { describeUnset } from '#graphql/site-details.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Age } from '#web/ui/Age.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PortalPageHead } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import styles from './AdminOverview.module.css';
import { Company } from './Company.tsx';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { Inbox } from './Inbox.tsx';
import { findOpenedDocuments } from './openedDocuments.ts';
import { NextEvents } from './NextEvents.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';
import { inboxQuery } from '#web/pages/viewerQuery.ts';

const DAYS = 7;
const DAY = 86_400_000;

/** The beginning of a day, so that the server and the browser ask for the same time. */
const getFirstDay = () => new Date(Math.floor(Date.now() / DAY) * DAY - (DAYS - 1) * DAY).toISOString();

export const adminHomeQuery = pageQuery(
  AdminHomeDocument,
  useAdminHomeQuery,
  () => ({ openedFrom: getFirstDay() }),
  ({ isAdmin }) => isAdmin,
);

/** The overview of administrators: what waits for them, and what investors opened. */
export function AdminOverview() {
  const query = usePageData(adminHomeQuery, { fetchPolicy: 'cache-and-network' });
  const inbox = usePageData(inboxQuery).data?.inbox ?? [];
  const waitingCount = inbox.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PortalPageHead
        title="Overview"
        description="The work that waits for administrators, and what investors opened this week."
        path={paths.investor}
        count={waitingCount > 0 && `${formatCount(waitingCount, 'item')} waiting`}
        action={
          <>
            <ButtonLink to={paths.investorCalendar} size="small">
              Schedule event
            </ButtonLink>{' '}
            <ButtonLink to={paths.investorAdminUpdateNew} variant="primary" size="small">
              Write update
            </ButtonLink>
          </>
        }
      />
      <Inbox />
      <QueryResult query={query}>
        {({ users, companyProfile, accessLog, investorUpdates, articles, events, siteDetails, openFirstSteps }) => (
          <div className={styles.columns}>
            <div>
              <FirstSteps open={openFirstSteps} />
              <WaitingPeople people={users.nodes} />
              <Opened log={accessLog} />
            </div>
            <div>
              <NextEvents events={events.nodes} canAnswer={false} />
              <Scheduled updates={investorUpdates.nodes} articles={articles.nodes} />
              {openFirstSteps.length === 0 && <MissingDetails unsetFields={siteDetails.unsetFields} />}
              <Company company={companyProfile}>
                <EditCompany company={companyProfile} />
              </Company>
            </div>
          </div>
        )}
      </QueryResult>
    </>
  );
}

/** What the public pages leave out until an administrator sets it. */
function MissingDetails({ unsetFields }: { unsetFields: readonly string[] }) {
  const sentence = describeUnset(unsetFields);
  if (!sentence) return null;
  return (
    <p className={styles.none}>
      {sentence} <InlineLink to={paths.adminSite}>Set site details</InlineLink>
    </p>
  );
}

const firstSteps: [step: FirstStep, label: string, to: string][] = [
  ['SITE_DETAILS', 'State your company’s details', paths.adminSite],
  ['PEOPLE', 'Invite people', paths.investorInvite],
  ['FOLDERS', 'Create a folder for documents', paths.investorAdminDocuments],
  ['AGREEMENT', 'Publish a confidentiality agreement', paths.investorAdminNda],
  ['MAIL', 'Connect a mail server', paths.docsPage('settings')],
  ['BACKUP', 'Set up the nightly backup', paths.docsPage('backup')],
];

/** The way from an empty site to one that people use. Steps tick themselves; nothing is shown when all are done. */
function FirstSteps({ open }: { open: readonly FirstStep[] }) {
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">First steps</h2>
        <span className={styles.count}>
          {firstSteps.length - open.length} of {firstSteps.length} done
        </span>
      </header>
      <ol>
        {firstSteps.map(([step, label, to]) => (
          <li key={step}>
            {open.includes(step) ? <InlineLink to={to}>{label}</InlineLink> : <s>{label}</s>}{' '}
            {!open.includes(step) && <span className={styles.when}>Done</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The documents that investors opened, those that the administrator watches and then the most read first. */
function Opened({ log }: { log: AdminHomeQuery['accessLog'] }) {
  const documents = findOpenedDocuments(log.nodes);
  return (
    <section className={styles.section} aria-labelledby="opened">
      <header>
        <h2 id="opened">Opened this week</h2>
        <InlineLink to={paths.investorAccessLog}>Open access log</InlineLink>
      </header>
      {documents.length === 0 && <p className={styles.none}>No document was opened in the last {DAYS} days.</p>}
      <ul>
        {documents.map(({ id, title, readers, lastAt, isWatched }) => (
          <li key={id}>
            <span className={styles.title} dir="auto">
              <InlineLink to={`${paths.investorAdminDocuments}?${new URLSearchParams({ item: id })}`}>
                {title}
              </InlineLink>{' '}
              <span dir="auto">{readers.join(', ')}</span>
              {isWatched && <span> · Watched</span>}
            </span>{' '}
            <span className={styles.count}>{formatCount(readers.length, 'reader')}</span>{' '}
            <span className={styles.when}>
              <Age at={lastAt} />
            </span>
          </li>
        ))}
      </ul>
      {log.pageInfo.hasNextPage && <p className={styles.none}>From the latest {log.nodes.length} visits.</p>}
    </section>
  );
}

type ScheduledProps = {
  updates?: AdminHomeQuery['investorUpdates']['nodes'];
  articles: AdminHomeQuery['articles']['nodes'];
};

/** What is published next. */
export function Scheduled({ updates = [], articles }: ScheduledProps) {
  const items = [
    ...updates.map(({ id, title, publishedAt }) => ({
      id,
      title,
      at: publishedAt,
      kind: 'Update',
      to: paths.investorAdminUpdates,
    })),
    ...articles.map(({ id, title, publishedAt, scheduledChanges: changes }) => ({
      id,
      title,
      at: changes ? changes.publishAt : publishedAt,
      kind: changes ? (changes.failure ? 'Changes of an article, not published' : 'Changes of an article') : 'Article',
      to: paths.adminArticle(id),
    })),
  ].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="scheduled">
      <header>
        <h2 id="scheduled">Next publications</h2>
      </header>
      <ul>
        {items.map(({ id, title, kind, to, at }) => (
          <li key={id}>
            <span className={styles.title} dir="auto">
              <InlineLink to={to}>{title}</InlineLink> <span>{kind}</span>
            </span>{' '}
            {at && (
              <span className={styles.when}>
                <Moment at={at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const CompanyDialog = lazyComponent(() => import('./CompanyDialog.tsx').then((module) => module.CompanyDialog));

/** The button of an administrator and its dialog, which changes what investors read about the company. */
function EditCompany({ company }: { company: CompanyFactsFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Edit text and figures
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CompanyDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
