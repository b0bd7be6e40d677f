import { createContext } from 'react';
import { utcDay, utcMinute } from './utc.ts';

/** How the pages below write instants. */
export interface TimeFormat {
  formatMinute: (at: string) => string;
  formatDay: (at: string) => string;
}

/** In UTC, and each time names it. The portal writes times in the zone of the reader, which its frame names once. */
export const TimeFormatContext = createContext<TimeFormat>({ formatMinute: utcMinute, formatDay: utcDay });
