import { Formik, type FormikErrors, type FormikProps } from 'formik';
import { Form } from './Form.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { getFieldErrors } from '../runtime/failure.ts';
import styles from './Form.module.css';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormFields } from './FormFields.tsx';
import { type EditBase, useEdits } from './useEdits.ts';

type FormDialogProps<FormValues extends object> = {
  title: string;
  size?: ComponentProps<typeof Dialog>['size'];
  className?: string;
  fields?: ComponentProps<typeof FormFields>['fields'];
  initialValues: FormValues;
  /** The version of the object that is changed. */
  version?: number | null | undefined;
  /** The name of the form's field for a field of the input whose names differ: `{ folderId: 'place' }`. */
  fieldNames?: Readonly<Record<string, string>>;
  validate?: (values: FormValues) => object | Promise<object>;
  /** Label of the submit button. */
  action: string | ((values: FormValues) => string);
  danger?: boolean | undefined;
  /** True if the action is not possible. */
  isOff?: boolean;
  /** The buttons in place of the action and Cancel. */
  buttons?: (form: FormikProps<FormValues>) => ReactNode;
  /** Returns the error, or null; nothing if it closes the dialog. Errors that belong to no field are reported elsewhere. */
  onSave: (values: FormValues, base: EditBase<FormValues>) => Promise<{ error: unknown } | void>;
  /** The errors of the fields. */
  toErrors?: (error: unknown, values: FormValues) => Record<string, string>;
  onClose: () => void;
  /** The id of the object, whose form is kept when the session ends. */
  keepAs?: string;
  /** What stands above the fields. */
  lead?: ReactNode;
  /** Further fields. */
  children?: ReactNode | ((form: FormikProps<FormValues>) => ReactNode);
};

/** A dialog with a few fields. It closes after a successful save and keeps the input after an error. */
export function FormDialog<FormValues extends object>(props: FormDialogProps<FormValues>) {
  const { fields = [], initialValues, version, validate, action, onSave, onClose, children } = props;
  const { toErrors = getFieldErrors } = props;
  const { base, conflict, resolve } = useEdits(initialValues, version, props.fieldNames);
  return (
    <Dialog title={props.title} size={props.size} onClose={onClose}>
      <Formik<FormValues>
        initialValues={initialValues}
        {...(validate && { validate })}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const answer = await onSave(values, base);
          if (!answer) return;
          if (!answer.error) onClose();
          else if (!resolve(answer.error, values, helpers))
            helpers.setErrors(toErrors(answer.error, values) as FormikErrors<FormValues>);
        }}
      >
        {(form) => (
          <Form
            className={[styles.form, props.className].filter(Boolean).join(' ')}
            noValidate
            {...(props.keepAs && { keepAs: props.keepAs })}
          >
            {props.lead}
            <ConflictNotice conflict={conflict} />
            <FormFields fields={fields} />
            {typeof children === 'function' ? children(form) : children}
            {props.buttons ? (
              props.buttons(form)
            ) : (
              <DialogButtons
                action={typeof action === 'function' ? action(form.values) : action}
                danger={props.danger}
                busy={form.isSubmitting || props.isOff === true}
                onCancel={onClose}
              />
            )}
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
