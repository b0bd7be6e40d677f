import { Formik, type FormikErrors } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import formStyles from '../../../forms/Form.module.css';
import { FormFields } from '../../../forms/FormFields.tsx';
import { type FolderChoice, FolderPicker } from '../shared/FolderPicker.tsx';

/** Fields common to both forms: the folder, and the position in it. */
type PlaceValues = { place: string; position: string };

type PlaceDialogProps<Values extends PlaceValues> = {
  title: string;
  fields: ComponentProps<typeof FormFields>['fields'];
  /** The folder before the change. Null for the top level. */
  folder: FolderChoice | null;
  isOut?: (folder: FolderChoice) => boolean;
  initialValues: Values;
  validate: (values: Values) => Promise<Partial<Record<keyof Values, string>>>;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

const position = [
  {
    name: 'position',
    label: 'Position in the folder',
    required: false,
    inputMode: 'numeric',
    autoComplete: 'off',
    hint: 'From 1. If empty, the position does not change, or it is the last in a new folder.',
  } as const,
];

/** A dialog for the text fields of a document or folder, and its place in the tree. */
export function PlaceDialog<Values extends PlaceValues & Record<string, string>>(props: PlaceDialogProps<Values>) {
  const { title, fields, folder, isOut, initialValues, validate, onSave, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik<Values>
        initialValues={initialValues}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => {
          const error = await onSave(values);
          if (error) setErrors(getFieldErrors(error) as FormikErrors<Values>);
          else onClose();
        }}
      >
        {({ isSubmitting, values, setFieldValue }) => (
          <Form className={formStyles.form} noValidate>
            <FormFields fields={fields} />
            <FolderPicker
              name="place"
              none="At the top"
              value={values.place}
              first={folder}
              {...(isOut && { isOut })}
              onChange={(id) => void setFieldValue('place', id)}
            />
            <FormFields fields={position} />
            <DialogButtons action="Save" busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
