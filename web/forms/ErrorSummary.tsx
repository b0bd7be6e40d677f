import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

export interface Fault {
  /** Name of the field that the link leads to. */
  name: string;
  label: string;
  message: string;
}

type ErrorSummaryProps = {
  /** Null if there are no errors. */
  title: string | null;
  faults: readonly Fault[];
  /** Increases with every failed submit. Each change moves the focus to this summary. */
  attempt?: number;
};

/** The summary above a form with errors, with a link to each field. Renders nothing if there is nothing to report. */
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
