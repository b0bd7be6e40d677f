import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useClearFailures, useToast } from '../../../ui/Toasts.tsx';
import { usePasskeySupport } from '../../../runtime/usePasskeySupport.ts';
import styles from './AuthPage.module.css';

/**
 * Signs in by passkey, without username and password. Its place stays empty until the browser is known to support
 * passkeys, and in browsers that do not, so that nothing below it moves.
 */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const toast = useToast();
  const clearFailures = useClearFailures();
  const usable = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  if (!usable) return <div className={styles.passkeyRoom} />;
  const signIn = async () => {
    setBusy(true);
    clearFailures();
    const message = await Promise.all([import('../../../runtime/passkeys.ts'), import('../../../app/apollo.ts')]).then(
      ([passkeys, { getBrowserClient: browserClient }]) => passkeys.signInWithPasskey(browserClient()),
      () => 'The server could not be reached. Try again in a moment.',
    );
    if (message === null) await onSignedIn();
    else toast({ tone: 'destructive', title: 'Login failed', text: message });
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void signIn()}>
      {busy ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  );
}
