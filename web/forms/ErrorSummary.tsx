import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

export interface FieldError {
  /** Name of the field that the link leads to. */
  name: string;
  label: string;
  message: string;
}

type ErrorSummaryProps = {
  /** Null if there are no errors. */
  title: string | null;
  errors: readonly FieldError[];
  /** Increases with every failed submit. Each change moves the focus to this summary. */
  attempt?: number;
};

/** The summary above a form with errors, with a link to each field. Renders nothing if there is nothing to report. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const announcedAttempt = useRef(0);
  useEffect(() => {
    if (attempt === announcedAttempt.current) return;
    announcedAttempt.current = attempt;
    box.current?.focus();
  }, [attempt]);
  if (!title) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p>
        <strong>{title}</strong>
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#field-${name}`}>{label}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
