import { useSyncExternalStore } from 'react';
import { useViewerQuery } from '../../../../graphql/generated/portal.ts';
import { getDay } from './calendarDays.ts';

const never = () => () => {};

/**
 * The reader's time zone: the one of their account, or the browser's; that is null on the server, and in the browser
 * while it takes over what the server rendered.
 */
export function useReaderZone(): string | null {
  // Every room of the portal has asked who is here.
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const here = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => null,
  );
  return data?.viewer?.calendarSettings.timeZone ?? here;
}

/** The day it is now in a zone. */
export function useToday(zone: string): string {
  const today = () => getDay(zone, Date.now());
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
