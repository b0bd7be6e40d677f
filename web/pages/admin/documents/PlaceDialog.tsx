import { Formik, type FormikErrors } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import type { ComponentProps } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { getFieldErrors } from '#web/runtime/failure.ts';
import formStyles from '#web/forms/Form.module.css';
import { ConflictNotice } from '#web/forms/ConflictNotice.tsx';
import { type EditBase, useEdits } from '#web/forms/useEdits.ts';
import { FormFields } from '#web/forms/FormFields.tsx';
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
  version: number | null | undefined;
  validate: (values: Values) => Promise<Partial<Record<keyof Values, string>>>;
  onSave: (values: Values, base: EditBase<Values>) => Promise<unknown>;
  onClose: () => void;
};

/** The position is typed to change it, so its current number has no field. */
const fieldNames = { folderId: 'place', parentId: 'place', position: '' };

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
  const { title, fields, folder, isOut, initialValues, version, validate, onSave, onClose } = props;
  const { base, conflict, resolve } = useEdits(initialValues, version, fieldNames);
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik<Values>
        initialValues={initialValues}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const error = await onSave(values, base);
          if (!error) onClose();
          else if (!resolve(error, values, helpers)) helpers.setErrors(getFieldErrors(error) as FormikErrors<Values>);
        }}
      >
        {({ isSubmitting, values, setFieldValue }) => (
          <Form className={formStyles.form} noValidate>
            <ConflictNotice conflict={conflict} />
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
