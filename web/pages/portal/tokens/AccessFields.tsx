import { useFormikContext } from 'formik';
import formStyles from '#web/forms/Form.module.css';
import type { TokenAccess, TokenArea } from '#web/portal/tokenLabels.ts';
import styles from './Tokens.module.css';
import { useFocusOnError } from '#web/forms/FormFields.tsx';

const levels: [TokenAccess, string][] = [
  ['NONE', 'No access'],
  ['READ', 'Read'],
  ['WRITE', 'Read and write'],
];

/** The access of a new token: read or write, area by area. */
export function AccessFields({ areas }: { areas: readonly TokenArea[] }) {
  const { values, errors, submitCount, handleChange } = useFormikContext<TokenFormValues>();
  const error = submitCount > 0 ? (errors.access as unknown as string | undefined) : undefined;
  useFocusOnError(['name', 'access']);
  return (
    <fieldset
      id="field-access"
      tabIndex={-1}
      className={styles.areas}
      aria-describedby={error ? 'field-access-error' : undefined}
    >
      <legend>What it can do</legend>
      {areas.map(({ name, label, hint, canWrite }) => (
        <div key={name}>
          <label htmlFor={`field-${name}`}>{label}</label>
          <p id={`field-${name}-hint`}>{hint}</p>
          <select
            id={`field-${name}`}
            name={`access.${name}`}
            value={values.access[name] ?? 'NONE'}
            aria-describedby={`field-${name}-hint`}
            onChange={handleChange}
          >
            {levels
              .filter(([level]) => level !== 'WRITE' || canWrite)
              .map(([level, label]) => (
                <option key={level} value={level}>
                  {label}
                </option>
              ))}
          </select>
        </div>
      ))}
      {error && (
        <p id="field-access-error" className={formStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The values of the form that creates a token. */
export interface TokenFormValues {
  name: string;
  /** By the name of the area. */
  access: Record<string, TokenAccess>;
  days: string;
  /** Addresses, one a line. */
  ranges: string;
}
