import { Field } from 'formik';
import formStyles from './Form.module.css';

type ChoiceBoxesProps = {
  /** Name of the form field, whose value is a list of ids. */
  name: string;
  legend: string;
  options: readonly (readonly [id: string, words: string])[];
  /** The validation error, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
};

/** A group of checkboxes. A long list scrolls in its own box. */
export const ChoiceBoxes = ({ name, legend, options, error }: ChoiceBoxesProps) => (
  <fieldset
    id={`field-${name}`}
    tabIndex={-1}
    className={formStyles.boxes}
    aria-describedby={error && `field-${name}-error`}
  >
    <legend className={formStyles.hint}>{legend}</legend>
    <div>
      {options.map(([id, label]) => [
        <label key={id}>
          <Field type="checkbox" name={name} value={id} />
          <span>{label}</span>
        </label>,
        ' ',
      ])}
    </div>
    {error && (
      <p id={`field-${name}-error`} className={formStyles.error}>
        {error}
      </p>
    )}
  </fieldset>
);
