import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

export interface Fault {
  /** Of the field; the link leads to it. */
  name: string;
  label: string;
  message: string;
}

type ErrorSummaryProps = {
  /** Null where nothing is wrong. */
  title: string | null;
  faults: readonly Fault[];
  /** Rises with every refused attempt: then the keyboard is put here. */
  attempt?: number;
};

/** What a refused form says first: each fault, and the way to its field. Nothing where there is nothing to say. */
export function ErrorSummary({ title, faults, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    box.current?.focus();
  }, [attempt]);
  if (!title) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p>
        <strong>{title}</strong>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#field-${name}`}>{label}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
