import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'ref' | 'id' | 'children'> & {
  label: string;
  name: string;
  hint?: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  fault?: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
};

/** A labeled select. */
export function SelectField({ label, name, hint, fault, options, ...control }: SelectFieldProps) {
  const id = `field-${name}`;
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <select {...control} id={id} name={name} aria-invalid={Boolean(fault)} aria-describedby={describedBy}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
