import { Formik, type FormikErrors } from 'formik';
import { Form } from './Form.tsx';
import type { ComponentProps } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { getFieldErrors } from '../runtime/failure.ts';
import styles from './Form.module.css';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormFields } from './FormFields.tsx';
import { type EditBase, useEdits } from './useEdits.ts';

type Values = Record<string, string>;

type FormDialogProps<FormValues extends Values> = {
  title: string;
  fields: ComponentProps<typeof FormFields>['fields'];
  initialValues: FormValues;
  /** The version of the object that is changed. */
  version?: number | null | undefined;
  validate?: (values: FormValues) => Promise<Partial<Record<keyof FormValues, string>>>;
  /** Label of the submit button. */
  action: string;
  /** Returns the errors by field, or null. Errors that belong to no field are reported elsewhere. */
  onSave: (values: FormValues, base: EditBase<FormValues>) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog with a few fields. It closes after a successful save and keeps the input after an error. */
export function FormDialog<FormValues extends Values>(props: FormDialogProps<FormValues>) {
  const { title, fields, initialValues, version, validate, action, onSave, onClose } = props;
  const { base, conflict, resolve } = useEdits(initialValues, version);
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik<FormValues>
        initialValues={initialValues}
        {...(validate && { validate })}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const error = await onSave(values, base);
          if (!error) onClose();
          else if (!resolve(error, values, helpers))
            helpers.setErrors(getFieldErrors(error) as FormikErrors<FormValues>);
        }}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <ConflictNotice conflict={conflict} />
            <FormFields fields={fields} />
            <DialogButtons action={action} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
