import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'ref' | 'id' | 'type'> & {
  label: string;
  name: string;
  /** The validation error, shown below the field and linked to it for screen readers. */
  fault?: string | undefined;
};

/** A labeled checkbox. The label is a whole sentence. */
export function CheckField({ label, name, fault, ...control }: CheckFieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.check}>
      <input
        {...control}
        type="checkbox"
        id={id}
        name={name}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault && `${id}-fault`}
      />
      <label htmlFor={id}>{label}</label>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
