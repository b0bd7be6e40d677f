import { Formik, type FormikErrors } from 'formik';
import { Form } from './Form.tsx';
import type { ComponentProps } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { getFieldErrors } from '../runtime/failure.ts';
import styles from './Form.module.css';
import { FormFields } from './FormFields.tsx';

type Values = Record<string, string>;

type FormDialogProps<FormValues extends Values> = {
  title: string;
  fields: ComponentProps<typeof FormFields>['fields'];
  initialValues: FormValues;
  validate?: (values: FormValues) => Promise<Partial<Record<keyof FormValues, string>>>;
  /** Label of the submit button. */
  action: string;
  /** Returns the errors by field, or null. Errors that belong to no field are reported elsewhere. */
  onSave: (values: FormValues) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog with a few fields. It closes after a successful save and keeps the input after an error. */
export function FormDialog<FormValues extends Values>(props: FormDialogProps<FormValues>) {
  const { title, fields, initialValues, validate, action, onSave, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik<FormValues>
        initialValues={initialValues}
        {...(validate && { validate })}
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => {
          const error = await onSave(values);
          if (error) setErrors(getFieldErrors(error) as FormikErrors<FormValues>);
          else onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <FormFields fields={fields} />
            <DialogButtons action={action} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
