import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  CalendarEventDocument,
  type CalendarEventQuery,
  useCalendarEventQuery,
  useMoveEventMutation,
} from '#graphql/generated/portal.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { paths } from '#web/paths.ts';
import { formNoticeQuery, getInitialState } from '../auth/formStart.ts';
import { AnswerSection } from './AnswerSection.tsx';
import styles from './Calendar.module.css';
import { formatDays, formatSpan, getDay, nameOfDay, nameOfZone } from '#web/portal/calendarDays.ts';
import { useReaderHabits } from '#web/portal/readerHabits.ts';
import { startMove } from '#web/portal/eventMoves.ts';
import { MoveDialog } from '#web/portal/MoveDialog.tsx';
import { useSend } from '#web/ui/useActionToast.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { EventPlace } from './EventTimes.tsx';
import { FormMessage } from '#web/forms/FormMessage.tsx';

type Event = NonNullable<CalendarEventQuery['event']>;

const calendarEventQuery = pageQuery(CalendarEventDocument, useCalendarEventQuery, ({ params: { id = '' } }) => ({
  id,
}));

export const queries = [calendarEventQuery, formNoticeQuery];

/** An event: its time in the reader's and in its own time zone, its place and its description. */
export function EventPage() {
  const { id = '' } = useParams();
  const query = usePageData(calendarEventQuery, { fetchPolicy: 'cache-and-network' });
  const { message } = getInitialState(usePageData(formNoticeQuery).data, 'event-answer');
  const title = query.data?.event?.title ?? (query.data ? 'Event not found' : 'Event');
  return (
    <>
      <PortalPageHead
        title={title}
        description="Time, place and topic of an event for investors."
        path={paths.investorEvent(id)}
      />
      <QueryResult query={query}>
        {({ event }) =>
          event ? (
            <>
              {message && (
                <div className={styles.calendar}>
                  <FormMessage>{message}</FormMessage>
                </div>
              )}
              <EventDetails event={event} onReturn={query.refetch} />
              <div className={styles.calendar}>
                <InlineLink to={paths.investorCalendar}>Back to the calendar</InlineLink>
              </div>
            </>
          ) : (
            <div className={styles.calendar}>
              <Empty
                isMissing
                title="This event does not exist, or it is not shared with you."
                to={paths.investorCalendar}
                action="Open the calendar"
              >
                It may be for other investors, or the URL is incomplete.
              </Empty>
            </div>
          )
        }
      </QueryResult>
    </>
  );
}

/** All about an event, and the reader's answer to it. */
export function EventDetails({ event, onReturn }: { event: Event; onReturn: () => unknown }) {
  useReturn(event.ownAnswer?.isWaiting ?? false, onReturn);
  const [isMoving, setIsMoving] = useState(false);
  const sendMove = useSend(useMoveEventMutation);
  const { description, location, status, cancellationReason, timeNote, recordingUrl, documents } = event;
  return (
    <>
      {status === 'CANCELED' && (
        <PortalSection title="Canceled" note="This event is canceled.">
          <p>{cancellationReason ?? 'No reason was given.'}</p>
        </PortalSection>
      )}
      <PortalSection title="When and where" note={timeNote}>
        <FactList label="When and where" facts={[...useWhen(event), ...renderPlace(location)]} />
        <p className={styles.own}>
          {event.viewerCan.update && (
            <Button size="small" onClick={() => setIsMoving(true)}>
              Move …
            </Button>
          )}{' '}
          <a href={`/api/events/${event.id}/ics`} download="event.ics">
            Save to your own calendar (.ics)
          </a>
        </p>
        {isMoving && <MoveDialog move={startMove(event)} onMove={sendMove} onClose={() => setIsMoving(false)} />}
      </PortalSection>
      {status === 'SCHEDULED' && <AnswerSection event={event} />}
      {description && (
        <PortalSection title="Summary">
          <p className={styles.description}>{description}</p>
        </PortalSection>
      )}
      {documents.nodes.length > 0 && (
        <PortalSection title="Documents" note="Documents for this event.">
          <ul>
            {documents.nodes.map(({ id, title }) => (
              <li key={id}>
                <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
              </li>
            ))}
          </ul>
        </PortalSection>
      )}
      {recordingUrl && (
        <PortalSection title="Recording" note="On another site: this link leaves the portal.">
          <p>
            <EventPlace location={recordingUrl} />
          </p>
        </PortalSection>
      )}
    </>
  );
}

/** Reads a page again when its reader returns to it. A timer would keep the session of an idle browser alive. */
function useReturn(isWanted: boolean, onReturn: () => unknown): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const read = () => void (document.visibilityState === 'visible' && onReturn());
    addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      removeEventListener('focus', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isWanted, onReturn]);
}

const renderPlace = (location: string | null) =>
  location
    ? [[/^https?:/i.test(location) ? 'Link' : 'Place', <EventPlace key="place" location={location} />] as const]
    : [];

/** The time in both time zones. Only one if they are equal or the reader's is unknown. */
function useWhen(event: Event) {
  const { startsAt, endsAt, timeZone } = event;
  const zone = useReaderZone();
  const { isHalfDay } = useReaderHabits();
  const repeats = formatSeries(event);
  if (event.isAllDay) return [['When', `${formatDays(event)}, all day`] as const, ...repeats];
  const on = (clock: string) =>
    `${nameOfDay(getDay(clock, startsAt))}, ${formatSpan(clock, startsAt, endsAt, isHalfDay)}`;
  const own = `${on(timeZone)} (${nameOfZone(timeZone)})`;
  if (!zone || on(zone) === on(timeZone)) return [['When', own] as const, ...repeats];
  return [['Your time', `${on(zone)} (${nameOfZone(zone)})`] as const, ['Event’s time', own] as const, ...repeats];
}

/** Describes the series, and the original time if this event was moved. */
function formatSeries({ recurrence, movedFrom }: Event) {
  if (!recurrence) return [];
  if (!movedFrom) return [['Repeats', 'Part of a series'] as const];
  const [day = '', clock] = movedFrom.split('T');
  return [['Repeats', `Part of a series, moved from ${nameOfDay(day)}${clock ? `, ${clock}` : ''}`] as const];
}
