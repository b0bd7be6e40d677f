import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { sentenceOf } from '../../../failure.ts';
import { useToast } from '../../../Toasts.tsx';
import { usePasskeySupport } from '../../../usePasskeySupport.ts';

/** The way in without a name and a password; nothing where the browser has no passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const client = useApolloClient();
  const toast = useToast();
  const usable = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  if (!usable) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      const passkeys = await import('../../../passkeys.ts');
      await passkeys.signInWithPasskey(client);
      await onSignedIn();
    } catch (error) {
      toast({ tone: 'destructive', title: 'Login failed', text: sentenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void signIn()}>
      {busy ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  );
}
