import { type EventSpan, formatSpan, getDay, nameOfZone, shortDay } from '#web/portal/calendarDays.ts';
import { useReaderHabits } from '#web/portal/readerHabits.ts';
import styles from './Calendar.module.css';

type EventTimesProps = {
  event: EventSpan;
  /** The reader's time zone; null while unknown. */
  zone: string | null;
};

/** The time of an event, in the reader's time zone and in its own, or “all day”. */
export const EventTimes = ({ event, zone }: EventTimesProps) =>
  event.isAllDay ? <WholeDays event={event} /> : <Times event={event} zone={zone} />;

const WholeDays = ({ event: { startsWall, endsWall } }: { event: EventSpan }) => (
  <span className={styles.times}>
    <time dateTime={startsWall}>All day</time>
    {endsWall > startsWall && (
      <span>
        {' until '}
        <time dateTime={endsWall}>{shortDay(endsWall)}</time>
      </span>
    )}
  </span>
);

function Times({ event: { startsAt, endsAt, timeZone }, zone }: EventTimesProps) {
  const { isHalfDay } = useReaderHabits();
  const own = formatSpan(timeZone, startsAt, endsAt, isHalfDay);
  const readerTime = zone ? formatSpan(zone, startsAt, endsAt, isHalfDay) : own;
  const day = getDay(timeZone, startsAt);
  const isSame = readerTime === own && (!zone || getDay(zone, startsAt) === day);
  return (
    <span className={styles.times}>
      <time dateTime={startsAt}>{readerTime}</time>
      {isSame ? (
        <span> {nameOfZone(timeZone)}</span>
      ) : (
        <span>
          {' your time · '}
          {zone && getDay(zone, startsAt) !== day && `${shortDay(day)}, `}
          {own} {nameOfZone(timeZone)}
        </span>
      )}
    </span>
  );
}

/** The place: plain text, or an external link for a URL. */
export function EventPlace({ location }: { location: string }) {
  if (!/^https?:\/\//i.test(location)) return <span className={styles.place}>{location}</span>;
  return (
    <a href={location} target="_blank" rel="noopener noreferrer" className={styles.place}>
      {location}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
