import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './Explorer.module.css';
import type { Caller } from './sendOperation.ts';

type CallerChoiceProps = {
  /** Null if a token is chosen but not entered yet. Undefined until the session of this browser is known. */
  caller: Caller | null | undefined;
  /** The name of the account that is signed in with this browser. Null if there is none. */
  sessionName: string | null;
  onChoose: (caller: Caller | null) => void;
};

/** On whose behalf operations run: a visitor, the session of this browser, or a token, which the page forgets. */
export function CallerChoice({ caller, sessionName, onChoose }: CallerChoiceProps) {
  const kind = caller === null ? 'token' : caller?.kind;
  return (
    <div className={styles.caller}>
      <fieldset>
        <legend className="label">Run as</legend>
        <Choice label="Visitor" isChosen={kind === 'visitor'} onChoose={() => onChoose({ kind: 'visitor' })} />
        {sessionName && (
          <Choice label={sessionName} isChosen={kind === 'session'} onChoose={() => onChoose({ kind: 'session' })} />
        )}
        <Choice label="Token" isChosen={kind === 'token'} onChoose={() => onChoose(null)} />
      </fieldset>
      {kind === 'token' && <TokenForm isInUse={caller !== null} onUse={onChoose} />}
      {!sessionName && kind === 'visitor' && (
        <p className={styles.hint}>
          <InlineLink to={`${paths.auth}?${new URLSearchParams({ next: paths.graphql })}`}>Sign in</InlineLink> to use
          your session.
        </p>
      )}
    </div>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label>
      <input type="radio" name="caller" checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

function TokenForm({ isInUse, onUse }: { isInUse: boolean; onUse: (caller: Caller) => void }) {
  const [secret, setSecret] = useState('');
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (secret.trim()) onUse({ kind: 'token', secret: secret.trim() });
  };
  return (
    <form onSubmit={use} className={styles.token}>
      <label>
        <span className="visually-hidden">API token</span>
        <input
          type="password"
          autoComplete="off"
          placeholder="safeai_…"
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      </label>
      <Button type="submit" size="small">
        Use token
      </Button>
      <span role="status" className={styles.hint}>
        {isInUse ? 'In use until you leave this page' : ''}
      </span>
    </form>
  );
}
