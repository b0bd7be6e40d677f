import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { PortalSection } from '../ui/PortalSection.tsx';
import styles from './NewSecret.module.css';
import { useCopy } from './useCopy.ts';

type NewSecretProps = {
  /** The noun for the secret: “token” or “secret”. */
  label: string;
  /** The name of the object that has the secret. */
  name: string;
  secret: string;
  note: string;
  /** An example of its use. */
  children?: ReactNode;
  onDone: () => void;
};

/** A secret that is shown once, because the server cannot show it again. */
export function NewSecret({ label, name, secret, note, children, onDone }: NewSecretProps) {
  const copy = useCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const capital = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const messages = {
    copied: `${capital} copied`,
    failed: `${capital} not copied`,
    advice: 'Select it in the box and copy it yourself.',
  };
  return (
    <PortalSection title={`Copy your ${label} now`} note={note}>
      <div ref={box} tabIndex={-1} role="group" aria-label={`The new ${label} ${name}`} className={styles.secret}>
        <p dir="auto">
          <b>{name}</b>
        </p>
        <pre>
          <code>{secret}</code>
        </pre>
        <p>
          <Button size="small" variant="primary" onClick={() => void copy(secret, messages)}>
            Copy {label}
          </Button>{' '}
          <Button size="small" onClick={onDone}>
            I have stored it
          </Button>
        </p>
        {children}
      </div>
    </PortalSection>
  );
}
