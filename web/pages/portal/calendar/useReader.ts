import { useSyncExternalStore } from 'react';
import { getDay } from '#web/portal/calendarDays.ts';
import { subscribeToNothing } from '#web/runtime/useHydrating.ts';

/** The current day in a time zone. */
export function useToday(zone: string): string {
  const today = () => getDay(zone, Date.now());
  return useSyncExternalStore(subscribeToNothing, today, today);
}

/** Whether the window is as wide as this; false until known. */
const createWidthHook = (media: string) => {
  const watchWidth = (onChange: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return (): boolean =>
    useSyncExternalStore(
      watchWidth,
      () => matchMedia(media).matches,
      () => false,
    );
};

/** True if the window is wide enough for a month. */
export const useIsWide = createWidthHook('(min-width: 56.25em)');

/** True if the window has room for an event beside the month. */
export const useHasPanel = createWidthHook('(min-width: 75em)');

/** True if an instant has passed. */
export function useHasBegun(at: string): boolean {
  const hasBegun = () => Date.parse(at) <= Date.now();
  return useSyncExternalStore(subscribeToNothing, hasBegun, hasBegun);
}
