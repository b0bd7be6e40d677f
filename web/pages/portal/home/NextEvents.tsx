import type { PortalHomeQuery } from '../../../../graphql/generated/portal.ts';
import { LedgerSection } from '../../../ui/Ledger.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { Agenda } from '../calendar/Agenda.tsx';
import { useReaderZone, useToday } from '../calendar/useReader.ts';
import styles from './PortalHomePage.module.css';

/** Upcoming events that the reader may attend. */
export function NextEvents({ events }: { events: PortalHomeQuery['events']['nodes'] }) {
  const zone = useReaderZone();
  const today = useToday(zone ?? 'UTC');
  return (
    <LedgerSection title="Next events" note="Calls, meetings and dates you are invited to.">
      {events.length === 0 ? (
        <p>No upcoming events. We email you when you are invited.</p>
      ) : (
        <div className={styles.events}>
          <Agenda events={events} zone={zone} today={today} />
        </div>
      )}
      <TextLink to={paths.investorCalendar}>The whole calendar</TextLink>
    </LedgerSection>
  );
}
