import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** `127.0.0.1` and `[::1]`: no browser binds a passkey to a number. */
const isNumber = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Whether this browser can use passkeys at this address; false on the server and until the page has been taken over. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.isSecureContext && 'PublicKeyCredential' in window && !isNumber(window.location.hostname),
    () => false,
  );
