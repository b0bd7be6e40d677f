import { Field } from 'formik';
import formStyles from './Form.module.css';

type ChoiceBoxesProps = {
  /** Name of the form field, whose value is a list of ids. */
  name: string;
  legend: string;
  options: readonly (readonly [id: string, words: string])[];
  /** The validation error, shown below the field and linked to it for screen readers. */
  fault?: string | undefined;
};

/** A group of checkboxes. A long list scrolls in its own box. */
export const ChoiceBoxes = ({ name, legend, options, fault }: ChoiceBoxesProps) => (
  <fieldset
    id={`field-${name}`}
    tabIndex={-1}
    className={formStyles.boxes}
    aria-describedby={fault && `field-${name}-fault`}
  >
    <legend className={formStyles.hint}>{legend}</legend>
    <div>
      {options.map(([id, words]) => (
        <label key={id}>
          <Field type="checkbox" name={name} value={id} />
          <span>{words}</span>
        </label>
      ))}
    </div>
    {fault && (
      <p id={`field-${name}-fault`} className={formStyles.fault}>
        {fault}
      </p>
    )}
  </fieldset>
);
