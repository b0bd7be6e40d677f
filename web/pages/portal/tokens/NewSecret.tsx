import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LedgerSection } from '../../../ui/Ledger.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import styles from './Tokens.module.css';
import type { NewToken } from './useTokens.ts';

/** The secret of a new token. The server stores only its hash, so it cannot be shown again. */
export function NewSecret({ made: { secret, token }, onDone }: { made: NewToken; onDone: () => void }) {
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ tone: 'success', title: 'Token copied' });
    } catch {
      // Browsers have no clipboard on pages that are served without encryption.
      toast({ tone: 'destructive', title: 'Token not copied', text: 'Select it in the box and copy it yourself.' });
    }
  };
  return (
    <LedgerSection title="Copy your token now" note="It is shown this once. If you lose it, rotate the token.">
      <div ref={box} tabIndex={-1} role="group" aria-label={`The new token ${token.name}`} className={styles.secret}>
        <p dir="auto">
          <b>{token.name}</b>
        </p>
        <pre>
          <code>{secret}</code>
        </pre>
        <p>
          <Button size="small" variant="primary" onClick={() => void copy()}>
            Copy token
          </Button>
          <Button size="small" onClick={onDone}>
            I have stored it
          </Button>
        </p>
        <details>
          <summary>Try it in a terminal</summary>
          <pre>
            <code>{formatCommand(secret)}</code>
          </pre>
        </details>
      </div>
    </LedgerSection>
  );
}

const formatCommand = (secret: string): string => `curl ${location.origin}/graphql \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ __typename }"}'`;
