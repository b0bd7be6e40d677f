import { dayIn, nameOfZone, shortDay, spanIn } from './calendarDays.ts';
import styles from './Calendar.module.css';

type EventTimesProps = {
  event: { startsAt: string; endsAt: string; timeZone: string };
  /** The reader's; null while it is not known. */
  zone: string | null;
};

/** From when to when on the reader's clock, and on the event's own where that shows something else. */
export function EventTimes({ event: { startsAt, endsAt, timeZone }, zone }: EventTimesProps) {
  const own = spanIn(timeZone, startsAt, endsAt);
  const read = zone ? spanIn(zone, startsAt, endsAt) : own;
  const day = dayIn(timeZone, startsAt);
  const isSame = read === own && (!zone || dayIn(zone, startsAt) === day);
  return (
    <span className={styles.times}>
      <time dateTime={startsAt}>{read}</time>
      {isSame ? (
        <span> {nameOfZone(timeZone)}</span>
      ) : (
        <span>
          {' your time · '}
          {zone && dayIn(zone, startsAt) !== day && `${shortDay(day)}, `}
          {own} {nameOfZone(timeZone)}
        </span>
      )}
    </span>
  );
}
