import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import {
  CalendarDocument,
  type CalendarQuery,
  useCalendarQuery,
  useMoveEventMutation,
} from '#graphql/generated/portal.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PortalPageHead } from '#web/ui/PortalSection.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { describeFailure, getStatus } from '#web/runtime/failure.ts';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { Agenda } from './Agenda.tsx';
import styles from './Calendar.module.css';
import { calendarPath, type CalendarPeriod, listWeeks, parseDate, parseView, toVariables } from './calendarUrl.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { daysOfEvent, firstDayOfEvent, formatClock, getDay, nameOfDay, nameOfZone } from '#web/portal/calendarDays.ts';
import { useReaderHabits } from '#web/portal/readerHabits.ts';
import { EventPanel } from './EventPanel.tsx';
import panelStyles from './EventPanel.module.css';
import { DayGrid } from './DayGrid.tsx';
import { MoveDialog } from '#web/portal/MoveDialog.tsx';
import { usePageData } from '#web/runtime/usePageData.ts';
import { viewerQuery } from '#web/pages/viewerQuery.ts';
import { SubscribeSection } from './SubscribeSection.tsx';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { useHasBegun, useIsWide, useToday } from './useReader.ts';
import { dependentQuery } from '#web/runtime/pageQueries.ts';
import type { EventMove } from '#web/portal/eventMoves.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

export const queries = [
  // Today depends on the reader's time zone.
  dependentQuery(CalendarDocument, ({ search }, read) => {
    const date = parseDate(search.get('date'));
    const view = parseView(search.get('view')) ?? 'agenda';
    const zone = read(viewerQuery)?.viewer?.calendarSettings.timeZone ?? 'UTC';
    return toVariables({ view, date }, date ?? getDay(zone, Date.now()), search.get('after'));
  }),
];

/**
 * Events the reader may attend. The URL holds the view and the day. Without JavaScript, it is an agenda with each time
 * in the event's own time zone, because only the browser knows the reader's time zone and the width for a month.
 */
export function CalendarPage() {
  const params = usePageQuery();
  const zone = useReaderZone();
  const isWide = useIsWide();
  const today = useToday(zone ?? 'UTC');
  const date = parseDate(params.get('date'));
  const period: CalendarPeriod = {
    view: parseView(params.get('view')) ?? (isWide && !date ? 'month' : 'agenda'),
    date,
  };
  const day = date ?? today;
  const canCreate = useCanCreate();
  return (
    <>
      <PortalPageHead
        title="Calendar"
        description="Calls, meetings and dates for investors, in your time zone and that of the event."
        path={paths.investorCalendar}
        help={
          <>
            {' '}
            Calls, meetings and dates you are invited to.{' '}
            {zone ? `Times are in your time zone, ${nameOfZone(zone)}.` : 'Times are in the time zone of each event.'}
          </>
        }
        action={
          canCreate && (
            <ButtonLink to={paths.investorEventNew(day, day)} size="small" variant="primary">
              New event
            </ButtonLink>
          )
        }
      />
      <div className={styles.calendar}>
        <CalendarBar period={period} day={day} />
        <Entries period={period} day={day} today={today} zone={zone} />
      </div>
      <SubscribeSection />
    </>
  );
}

/** Administrators create events. The portal layout has already run this query, so it is in the cache. */
const useCanCreate = (): boolean =>
  usePageData(viewerQuery, { fetchPolicy: 'cache-only' }).data?.viewer?.canAdminister ?? false;

type EntriesProps = { period: CalendarPeriod; day: string; today: string; zone: string | null };

function Entries({ period, day, today, zone }: EntriesProps) {
  const navigate = useNavigate();
  const canCreate = useCanCreate();
  const [move, setMove] = useState<EventMove | null>(null);
  const sendMove = useSend(useMoveEventMutation);
  const [opened, setOpened] = useState<CalendarQuery['events']['nodes'][number] | null>(null);
  const { firstDay } = useReaderHabits();
  const weeks = listWeeks(period.view, day, firstDay);
  const after = usePageQuery().get('after');
  const query = useCalendarQuery({ variables: toVariables(period, day, after), fetchPolicy: 'cache-and-network' });
  const { data, error, loading, refetch, fetchMore } = query;
  const events = data?.events.nodes ?? [];
  if (error && !data) {
    return (
      <>
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  if (weeks.length > 0) {
    return (
      <div className={panelStyles.room}>
        <div>
          <NextEvent events={data?.next.nodes ?? []} zone={zone} />
          <DayGrid
            weeks={weeks}
            events={events}
            zone={zone}
            today={today}
            day={day}
            busy={loading}
            month={period.view === 'month' ? day.slice(0, 7) : null}
            onLeave={(to) => void navigate(calendarPath({ view: period.view, date: to }), { preventScrollReset: true })}
            onMove={setMove}
            onOpen={setOpened}
            onCreate={canCreate ? (first, last) => void navigate(paths.investorEventNew(first, last)) : null}
          />
          {data?.events.pageInfo.hasNextPage && <TooMany />}
        </div>
        {opened && <EventPanel event={opened} onClose={() => setOpened(null)} />}
        {move && (
          <MoveDialog key={`${move.event.id} ${move.to}`} move={move} onMove={sendMove} onClose={() => setMove(null)} />
        )}
      </div>
    );
  }
  if (!data) return <LoadingMark label="Loading events" />;
  return (
    <>
      <List period={period} data={data} today={today} zone={zone} />
      <LoadMore
        page={data.events.pageInfo}
        label="events"
        onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('events') })}
      />
    </>
  );
}

function List({ period, data, today, zone }: Omit<EntriesProps, 'day'> & { data: CalendarQuery }) {
  const { view, date } = period;
  const { nodes } = data.events;
  // The query includes one extra day.
  const events = view === 'agenda' && date ? nodes.filter((event) => daysOfEvent(event, zone).at(-1)! >= date) : nodes;
  return events.length > 0 ? <Agenda events={events} zone={zone} today={today} /> : <EmptyState view={view} />;
}

/** The first event that takes place now or later, so that nobody has to look through the months for it. */
function NextEvent({ events, zone }: { events: CalendarQuery['next']['nodes']; zone: string | null }) {
  const event = events.find(({ status }) => status !== 'CANCELED');
  const hasBegun = useHasBegun(event?.startsAt ?? '');
  const { isHalfDay } = useReaderHabits();
  if (!event) return null;
  const { id, title, isAllDay, startsAt, timeZone } = event;
  return (
    <p className={styles.next}>
      {hasBegun ? 'Now' : 'Next'}: {nameOfDay(firstDayOfEvent(event, zone))},{' '}
      {!isAllDay && `${formatClock(zone ?? timeZone, startsAt, isHalfDay)}${zone ? '' : ` ${nameOfZone(timeZone)}`}, `}
      <InlineLink to={paths.investorEvent(id)}>{title}</InlineLink>
    </p>
  );
}

const TooMany = () => (
  <p className={styles.note} role="status">
    Some events are hidden. Open a day to see all its events.
  </p>
);

function EmptyState({ view }: { view: CalendarPeriod['view'] }) {
  return view === 'past' ? (
    <Empty title="No past events yet." to={paths.investorCalendar} action="Open the calendar">
      Past events stay here.
    </Empty>
  ) : (
    <Empty title="No upcoming events." to={calendarPath({ view: 'past', date: null })} action="See past events">
      New events appear here as soon as you are invited.
    </Empty>
  );
}
