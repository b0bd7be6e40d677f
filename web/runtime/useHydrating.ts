import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server, and in the browser while it takes over what the server rendered. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
