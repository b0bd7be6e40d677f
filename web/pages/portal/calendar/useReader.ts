import { useSyncExternalStore } from 'react';
import { getDay } from '../../../portal/calendarDays.ts';
import { subscribeToNothing } from '../../../runtime/useHydrating.ts';

/** The current day in a time zone. */
export function useToday(zone: string): string {
  const today = () => getDay(zone, Date.now());
  return useSyncExternalStore(subscribeToNothing, today, today);
}

const WIDE = '(min-width: 56.25em)';

const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** True if the window is wide enough for a month; false until known. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** True if an instant has passed. */
export function useHasBegun(at: string): boolean {
  const hasBegun = () => Date.parse(at) <= Date.now();
  return useSyncExternalStore(subscribeToNothing, hasBegun, hasBegun);
}
