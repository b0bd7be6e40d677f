import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { AnswerButtons } from '../calendar/AnswerSection.tsx';
import { EventTimes } from '../calendar/EventTimes.tsx';
import { firstDayOfEvent, nameOfDay } from '#web/portal/calendarDays.ts';
import styles from './EventLine.module.css';
import { useDistances } from './eventLabels.ts';

type NextEventsProps = {
  events: PortalHomeQuery['events']['nodes'];
  /** False for administrators, who answer on the page of the event. */
  canAnswer?: boolean;
};

/** Upcoming events that the reader may attend. */
export function NextEvents({ events, canAnswer = true }: NextEventsProps) {
  // Without JavaScript, the page of the event is the place to answer.
  const hydrating = useHydrating();
  const { zone, today, days } = useDistances(events);
  return (
    <PortalSection title="Next events" note="Calls, meetings and dates that are shared with you.">
      {events.length === 0 && <p>No upcoming events. Events for you appear here.</p>}
      <ul className={styles.events}>
        {events.map((event, i) => {
          const day = firstDayOfEvent(event, zone);
          return (
            <li key={event.id}>
              <p>
                <InlineLink to={paths.investorEvent(event.id)}>{event.title}</InlineLink>
              </p>
              <p className={styles.when}>
                {day < today ? 'Since' : `${describeDistance(days[i] ?? 0)},`} {nameOfDay(day)}
              </p>
              <EventTimes event={event} zone={zone} />
              {canAnswer && event.status !== 'CANCELED' && !hydrating && (
                <AnswerButtons event={event} label={`Your answer: ${event.title}`} />
              )}
            </li>
          );
        })}
      </ul>
      <TextLink to={paths.investorCalendar}>The whole calendar</TextLink>
    </PortalSection>
  );
}

const describeDistance = (days: number): string => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`);
