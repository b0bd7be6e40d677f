import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and during hydration. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
