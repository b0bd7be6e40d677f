import { type EventSpan, formatWall } from '#web/portal/calendarDays.ts';
import { Moment } from '#web/ui/Moment.tsx';

type EventStartProps = { event: Pick<EventSpan, 'startsAt' | 'isAllDay' | 'startsWall' | 'endsWall'> };

/** The start of an event in the reader's time zone. An all-day event has the same days in every zone. */
export const EventStart = ({ event }: EventStartProps) =>
  event.isAllDay ? <time dateTime={event.startsWall}>{formatWall(event)}</time> : <Moment at={event.startsAt} />;
