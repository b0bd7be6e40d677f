import { Field } from 'formik';
import formStyles from './Form.module.css';

type ChoiceBoxesProps = {
  /** The form's field, a list of ids. */
  name: string;
  legend: string;
  options: readonly (readonly [id: string, words: string])[];
};

/** Any number of several, each a box to tick; a long list scrolls in its own place. */
export const ChoiceBoxes = ({ name, legend, options }: ChoiceBoxesProps) => (
  <fieldset className={formStyles.boxes}>
    <legend className={formStyles.hint}>{legend}</legend>
    <div>
      {options.map(([id, words]) => (
        <label key={id}>
          <Field type="checkbox" name={name} value={id} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
