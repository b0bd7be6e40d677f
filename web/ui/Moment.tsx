import { createContext, use } from 'react';
import { utcDay, utcMinute } from './utc.ts';

const DAY = 86_400_000;

/** A date and time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{use(TimeFormatContext).formatMinute(at)}</time>;
}

/** A date and time with its time zone, also where the frame names the zone. */
export function ZonedMoment({ at }: { at: string }) {
  const { formatMinute, zoneName } = use(TimeFormatContext);
  return <time dateTime={at}>{[formatMinute(at), zoneName].filter(Boolean).join(' ')}</time>;
}

/** The end of a right. One at midnight in UTC is written as the last day of the right, as in the form that sets it. */
export const AccessEnd = ({ at }: { at: string }) =>
  Date.parse(at) % DAY === 0 ? (
    <>
      <Day at={new Date(Date.parse(at) - DAY).toISOString().slice(0, 10)} /> (UTC)
    </>
  ) : (
    <Moment at={at} />
  );

/** How the pages below write instants. */
export interface TimeFormat {
  formatMinute: (at: string) => string;
  formatDay: (at: string) => string;
  /** The zone in words. Null if each time names it. */
  zoneName: string | null;
}

/** In UTC, and each time names it. The portal writes times in the zone of the reader, which its frame names once. */
export const TimeFormatContext = createContext<TimeFormat>({
  formatMinute: utcMinute,
  formatDay: utcDay,
  zoneName: null,
});

/** The calendar day of an instant. Renders nothing for null. */
export function Day({ at }: { at: string | null }) {
  const { formatDay } = use(TimeFormatContext);
  return at ? <time dateTime={at}>{formatDay(at)}</time> : null;
}
