import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'ref' | 'id' | 'children'> & {
  label: string;
  name: string;
  hint?: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** One of several, in a labeled list. */
export function SelectField({ label, name, hint, options, ...control }: SelectFieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <select {...control} id={id} name={name} aria-describedby={hint && `${id}-hint`}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
