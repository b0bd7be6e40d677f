import { useMemo } from 'react';
import { utcDay, wallTime } from '../ui/utc.ts';
import { formatClock, getDay, nameOfZone } from './calendarDays.ts';
import { useReaderHabits } from './readerHabits.ts';
import type { TimeFormat } from '../ui/Moment.tsx';

/** Instants in a zone that the frame of the page names. A calendar day is the same day in every zone. */
export function useTimeFormat(zone: string): TimeFormat {
  const { isHalfDay } = useReaderHabits();
  return useMemo(() => {
    const formatDay = (at: string) => (zone === 'UTC' || at.length === 10 ? utcDay(at) : wallTime(getDay(zone, at)));
    return {
      formatDay,
      formatMinute: (at) => `${formatDay(at)}, ${formatClock(zone, at, isHalfDay)}`,
      zoneName: nameOfZone(zone),
    };
  }, [zone, isHalfDay]);
}
