import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'ref' | 'id' | 'type'> & {
  label: string;
  name: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
};

/** A labeled checkbox. The label is a whole sentence. */
export function CheckField({ label, name, error, ...control }: CheckFieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.check}>
      <input
        {...control}
        type="checkbox"
        id={id}
        name={name}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
