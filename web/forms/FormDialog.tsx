import { Formik, type FormikErrors } from 'formik';
import { Form } from './Form.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { getFieldErrors } from '../runtime/failure.ts';
import styles from './Form.module.css';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormFields } from './FormFields.tsx';
import type { FormValue } from './edits.ts';
import { type EditBase, useEdits } from './useEdits.ts';

type FormDialogProps<FormValues extends Record<string, FormValue>> = {
  title: string;
  fields?: ComponentProps<typeof FormFields>['fields'];
  initialValues: FormValues;
  /** The version of the object that is changed. */
  version?: number | null | undefined;
  validate?: (values: FormValues) => object | Promise<object>;
  /** Label of the submit button. */
  action: string;
  danger?: boolean | undefined;
  /** Returns the error, or null. Errors that belong to no field are reported elsewhere. */
  onSave: (values: FormValues, base: EditBase<FormValues>) => Promise<{ error: unknown }>;
  onClose: () => void;
  /** The id of the object, whose form is kept when the session ends. */
  keepAs?: string;
  /** What stands above the fields. */
  lead?: ReactNode;
  /** Further fields. */
  children?: ReactNode;
};

/** A dialog with a few fields. It closes after a successful save and keeps the input after an error. */
export function FormDialog<FormValues extends Record<string, FormValue>>(props: FormDialogProps<FormValues>) {
  const { title, fields = [], initialValues, version, validate, action, danger, onSave, onClose } = props;
  const { base, conflict, resolve } = useEdits(initialValues, version);
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik<FormValues>
        initialValues={initialValues}
        {...(validate && { validate })}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const { error } = await onSave(values, base);
          if (!error) onClose();
          else if (!resolve(error, values, helpers))
            helpers.setErrors(getFieldErrors(error) as FormikErrors<FormValues>);
        }}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate {...(props.keepAs && { keepAs: props.keepAs })}>
            {props.lead}
            <ConflictNotice conflict={conflict} />
            <FormFields fields={fields} />
            {props.children}
            <DialogButtons action={action} danger={danger} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
