import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../runtime/useHydrating.ts';

/** The time zone of the browser. Null on the server and during hydration. */
export const useBrowserZone = (): string | null =>
  useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => null,
  );
