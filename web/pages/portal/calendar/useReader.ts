import { useSyncExternalStore } from 'react';
import { dayIn } from './calendarDays.ts';

const never = () => () => {};

/** The reader's time zone; null on the server, and in the browser while it takes over what the server rendered. */
export const useReaderZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => null,
  );

/** The day it is now in a zone. */
export function useToday(zone: string): string {
  const today = () => dayIn(zone, Date.now());
  return useSyncExternalStore(never, today, today);
}

const WIDE = '(min-width: 900px)';

const watchWidth = (tell: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether there is room for a month; not before it is known. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** Whether an instant has passed. */
export function useHasBegun(at: string): boolean {
  const hasBegun = () => Date.parse(at) <= Date.now();
  return useSyncExternalStore(never, hasBegun, hasBegun);
}
