import { Fragment } from 'react';
import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './PortalHomePage.module.css';
import { Day } from '#web/ui/Moment.tsx';

/** One line with what came since the reader's last visit. Nothing if nothing came, or on the first visit. */
export function SinceLastVisit({ visit }: { visit: PortalHomeQuery['sinceLastVisit'] | undefined }) {
  if (!visit) return null;
  const news = [
    { count: visit.documentCount, noun: 'document', to: paths.investorDocuments },
    { count: visit.updateCount, noun: 'update', to: paths.investorUpdates },
    { count: visit.eventCount, noun: 'event', to: paths.investorCalendar },
    { count: visit.answerCount, noun: 'answer', to: paths.investorQuestions },
  ].filter(({ count }) => count > 0);
  if (news.length === 0) return null;
  return (
    <p className={styles.sinceLastVisit}>
      New since your last visit on <Day at={visit.lastVisitAt} />:{' '}
      {news.map(({ count, noun, to }, at) => (
        <Fragment key={noun}>
          {at > 0 && ', '}
          <InlineLink to={to}>{formatCount(count, noun)}</InlineLink>
        </Fragment>
      ))}
    </p>
  );
}
