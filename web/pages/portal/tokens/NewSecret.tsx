import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LedgerSection } from '../../../ui/Ledger.tsx';
import { useCopy } from '../../../portal/useCopy.ts';
import styles from './Tokens.module.css';
import type { NewToken } from './useTokens.ts';

const MESSAGES = {
  copied: 'Token copied',
  failed: 'Token not copied',
  advice: 'Select it in the box and copy it yourself.',
};

/** The secret of a new token. The server stores only its hash, so it cannot be shown again. */
export function NewSecret({ made: { secret, token }, onDone }: { made: NewToken; onDone: () => void }) {
  const copy = useCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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
          <Button size="small" variant="primary" onClick={() => void copy(secret, MESSAGES)}>
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
