import { createContext, use } from 'react';
import { utcDay, utcMinute } from './utc.ts';

/** A date and time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{use(TimeFormatContext).formatMinute(at)}</time>;
}

/** How the pages below write instants. */
export interface TimeFormat {
  formatMinute: (at: string) => string;
  formatDay: (at: string) => string;
}

/** In UTC, and each time names it. The portal writes times in the zone of the reader, which its frame names once. */
export const TimeFormatContext = createContext<TimeFormat>({ formatMinute: utcMinute, formatDay: utcDay });

/** The calendar day of an instant. Renders nothing for null. */
export function Day({ at }: { at: string | null }) {
  const { formatDay } = use(TimeFormatContext);
  return at ? <time dateTime={at}>{formatDay(at)}</time> : null;
}
