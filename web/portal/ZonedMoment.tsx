import { Moment } from '../ui/Moment.tsx';
import { wallTime } from '../ui/utc.ts';
import { useReaderHabits } from './readerHabits.ts';
import { formatClock, getDay, nameOfZone } from './calendarDays.ts';

/** A date and time in a time zone, in which the end of a day is on that day. In UTC until the zone is known. */
export function ZonedMoment({ at, zone }: { at: string; zone: string | null }) {
  const { isHalfDay } = useReaderHabits();
  if (!zone) return <Moment at={at} />;
  return (
    <time dateTime={at}>
      {wallTime(getDay(zone, at))}, {formatClock(zone, at, isHalfDay)} {nameOfZone(zone)}
    </time>
  );
}
