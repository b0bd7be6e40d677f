import { useSyncExternalStore } from 'react';

/** For stores that never change while a page is open. */
export const subscribeToNothing = () => () => {};

/** True on the server and during hydration. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
