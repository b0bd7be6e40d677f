import type { ComponentProps } from 'react';
import { Optional } from './Field.tsx';
import styles from './Form.module.css';

type Option = readonly [value: string, label: string] | { id: string; name: string };

/** The options of a select. */
export const Options = ({ of: options }: { of: readonly Option[] }) =>
  options.map((option) => {
    const [value, label] = 'id' in option ? [option.id, option.name] : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });

type SelectFieldProps = Omit<ComponentProps<'select'>, 'ref' | 'id' | 'children'> & {
  label: string;
  name: string;
  hint?: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
  /** True if only a draft may lack it. */
  isNeededToPublish?: boolean;
  options: readonly Option[];
};

/** A labeled select. */
export function SelectField({ label, name, hint, error, isNeededToPublish, options, ...control }: SelectFieldProps) {
  const id = `field-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isNeededToPublish && <Optional isNeededToPublish />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <select {...control} id={id} name={name} aria-invalid={Boolean(error)} aria-describedby={describedBy}>
        <Options of={options} />
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
