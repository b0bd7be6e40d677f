import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type Control = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'id'>;

type FieldProps = Control & {
  label: string;
  name: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
  hint?: string;
  /** Renders a textarea. */
  multiline?: boolean;
};

/** A labeled control with its hint and its error. */
export function Field({ label, name, error, hint, multiline, required, ...control }: FieldProps) {
  const id = `field-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const fieldProps = {
    ...control,
    id,
    name,
    'aria-invalid': Boolean(error),
    'aria-required': required,
    'aria-describedby': describedBy,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {multiline ? <textarea rows={4} {...fieldProps} /> : <input {...fieldProps} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
