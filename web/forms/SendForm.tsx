import { Formik, type FormikErrors } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { getFieldErrors } from '../runtime/failure.ts';
import type { FormValue } from './edits.ts';
import styles from './Form.module.css';
import { Form } from './Form.tsx';
import { FormFields } from './FormFields.tsx';

type SendFormProps<Values extends Record<string, FormValue>> = {
  initialValues: Values;
  validate?: (values: Values) => object | Promise<object>;
  fields?: ComponentProps<typeof FormFields>['fields'];
  /** Returns the error, or null. Errors that belong to no field are reported elsewhere. */
  onSend: (values: Values) => Promise<{ error: unknown }>;
  /** Called after a success. */
  onDone?: () => void;
  enableReinitialize?: boolean;
  /** True if the form is empty after a success. */
  resets?: boolean;
  className?: string | undefined;
  /** What stands above the fields. */
  lead?: ReactNode;
  /** What stands below the fields: the buttons. */
  children: (form: {
    values: Values;
    isSubmitting: boolean;
    dirty: boolean;
    submitForm: () => Promise<unknown>;
  }) => ReactNode;
};

/** A form on a page, whose errors stand at their fields. */
export const SendForm = <Values extends Record<string, FormValue>>(props: SendFormProps<Values>) => (
  <Formik<Values>
    initialValues={props.initialValues}
    enableReinitialize={props.enableReinitialize ?? false}
    {...(props.validate && { validate: props.validate })}
    validateOnBlur={false}
    onSubmit={async (values, { resetForm, setErrors }) => {
      const { error } = await props.onSend(values);
      if (error) return setErrors(getFieldErrors(error) as FormikErrors<Values>);
      // What was sent is saved, also if the server writes it differently.
      resetForm(props.resets ? {} : { values });
      props.onDone?.();
    }}
  >
    {(form) => (
      <Form className={[styles.form, props.className].filter(Boolean).join(' ')} noValidate>
        {props.lead}
        <FormFields fields={props.fields ?? []} />
        {props.children(form)}
      </Form>
    )}
  </Formik>
);
