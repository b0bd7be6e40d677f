import type { InboxQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { Age } from '#web/ui/Age.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { usePageData } from '#web/runtime/usePageData.ts';
import { InboxFigure } from './InboxFigure.tsx';
import styles from './Inbox.module.css';
import { inboxQuery } from '#web/pages/viewerQuery.ts';

type Entry = InboxQuery['inbox'][number];

interface KindLabels {
  singular: string;
  plural: string;
  /** The link text and path. Undelivered emails have no page: their reason is in the server's log. */
  action?: readonly [label: string, to: string];
}

const kindLabels: Record<Entry['kind'], KindLabels> = {
  ACCOUNT_REQUESTS: {
    singular: 'Account request',
    plural: 'Account requests',
    action: ['Review requests', paths.investorAdmin],
  },
  ACCESS_REQUESTS: {
    singular: 'Request for a document',
    plural: 'Requests for documents',
    action: ['Approve requests', `${paths.investorAdminDocuments}#access-requests`],
  },
  QUESTIONS: {
    singular: 'Question without an answer',
    plural: 'Questions without an answer',
    action: ['Answer questions', paths.investorAdminQuestions],
  },
  FAILING_FEEDS: { singular: 'Feed fails', plural: 'Feeds fail', action: ['Check feeds', paths.adminRss] },
  UNDELIVERED_EMAILS: { singular: 'Undelivered email', plural: 'Undelivered emails' },
  QUARANTINED_UPLOADS: {
    singular: 'Upload in quarantine',
    plural: 'Uploads in quarantine',
    action: ['Open uploads', paths.investorAdminDocuments],
  },
  SCHEDULED_ARTICLES: {
    singular: 'Article is scheduled',
    plural: 'Articles are scheduled',
    action: ['Show schedule', `${paths.adminArticles}?status=SCHEDULED`],
  },
};

/** The work that waits for administrators. The first thing that they see after signing in. */
export function Inbox() {
  const query = usePageData(inboxQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <section className={styles.inbox} aria-labelledby="inbox">
      <h2 id="inbox">Waiting for you</h2>
      <QueryResult query={query}>
        {({ inbox }) => <Entries entries={inbox.filter(({ count }) => count > 0)} />}
      </QueryResult>
    </section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className={styles.none}>No pending work. New work and failures appear here.</p>;
  return (
    <>
      <InboxFigure entries={entries} />
      <ol className={styles.entries}>
        {entries.map((entry, i) => (
          <InboxItem key={entry.kind} entry={entry} number={i + 1} />
        ))}
      </ol>
    </>
  );
}

function InboxItem({ entry, number }: { entry: Entry; number: number }) {
  const { kind, count, firstLabel, firstAt } = entry;
  const { singular, plural, action } = kindLabels[kind];
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>{' '}
      <b className={styles.count}>{count}</b>{' '}
      <p className={styles.what}>
        <b>{count === 1 ? singular : plural}</b>{' '}
        {firstAt && (
          <span>
            {kind === 'SCHEDULED_ARTICLES' ? 'Next, ' : 'Oldest, '}
            {kind === 'SCHEDULED_ARTICLES' ? <Moment at={firstAt} /> : <Age at={firstAt} />}:{' '}
            <span dir="auto">{firstLabel}</span>
          </span>
        )}
      </p>
      {action && <InlineLink to={action[1]}>{action[0]}</InlineLink>}
    </li>
  );
}
