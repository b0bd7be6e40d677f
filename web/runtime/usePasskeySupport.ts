import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from './useHydrating.ts';

/** An IP address such as `127.0.0.1` or `[::1]`. Browsers do not allow passkeys for IP addresses. */
const isNumber = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** True if this browser supports passkeys on this host. False on the server and during hydration. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => window.isSecureContext && 'PublicKeyCredential' in window && !isNumber(window.location.hostname),
    () => false,
  );
