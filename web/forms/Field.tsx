import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type Control = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'id'>;

type FieldProps = Control & {
  label: string;
  name: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
  hint?: string;
  /** True if only a draft may lack it. */
  isNeededToPublish?: boolean;
  /** Renders a textarea. */
  multiline?: boolean;
};

/** Follows the label of a field that may be empty. */
export const Optional = ({ isNeededToPublish = false }: { isNeededToPublish?: boolean | undefined }) => (
  <span className={styles.optional}> ({isNeededToPublish ? 'needed to publish' : 'optional'})</span>
);

/** A labeled control with its hint and its error. */
export function Field({ label, name, error, hint, multiline, required, isNeededToPublish, ...control }: FieldProps) {
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
        {!required && <Optional isNeededToPublish={isNeededToPublish} />}
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
