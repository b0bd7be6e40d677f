import { Formik, type FormikErrors } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { type FocusEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/forms/CheckField.tsx';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import { Field } from '#web/forms/Field.tsx';
import styles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import type { LeadFormShape, LeadStart, LeadValues, Send } from './lead-form.ts';

type LeadFormProps = {
  shape: LeadFormShape;
  /** The result of a form that was submitted without JavaScript. */
  start: LeadStart;
  /** Called when the visitor begins to fill in the form. */
  onTouch: () => void;
  onSend: Send;
};

const getStartValues = ({ fields }: LeadFormShape, { values }: LeadStart): LeadValues => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
  consent: 'consent' in values,
  remarks: '',
});

/** The errors with the labels of their fields, in the order of the form. */
function listErrors({ fields }: LeadFormShape, errors: FormikErrors<LeadValues>) {
  const labels = [...fields, { name: 'consent', label: 'Consent' }];
  return labels.flatMap(({ name, label }) => {
    const message = errors[name];
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });
}

/** A form for visitors. Without JavaScript it is a plain form that the server answers with a redirect. */
export function LeadForm({ shape, start, onTouch, onSend }: LeadFormProps) {
  const [message, setMessage] = useState(start.message);
  const [began, setBegan] = useState(false);
  const touch = (event: FocusEvent) => {
    if (began || event.target instanceof HTMLButtonElement) return;
    setBegan(true);
    onTouch();
  };
  return (
    <Formik
      initialValues={getStartValues(shape, start)}
      initialErrors={start.errors}
      initialTouched={Object.fromEntries(Object.keys(start.errors).map((name) => [name, true]))}
      validate={shape.validate}
      onSubmit={async (values, { setErrors }) => {
        setMessage(null);
        const refusal = await onSend(values);
        if (!refusal) return;
        setErrors(refusal.errors);
        setMessage(refusal.message);
      }}
    >
      {({ values, errors, touched, submitCount, isSubmitting, handleChange, handleBlur }) => {
        const fieldErrors = listErrors(shape, errors).filter(({ name }) => touched[name]);
        const getProps = (name: string) => ({
          error: touched[name] ? errors[name] : undefined,
          onChange: handleChange,
          onBlur: handleBlur,
        });
        const isRejected = submitCount > 0 || start.message !== null;
        return (
          <Form method="post" action={shape.action} className={styles.form} onFocus={touch} noValidate>
            {isRejected && !isSubmitting && (
              <ErrorSummary
                title={formatErrorTitle(fieldErrors.length) ?? message}
                errors={fieldErrors}
                attempt={submitCount}
              />
            )}
            {shape.fields.map(({ options, ...field }) => {
              const props = { ...field, ...getProps(field.name), value: String(values[field.name]) };
              return options ? (
                <SelectField {...props} key={field.name} options={options} aria-required />
              ) : (
                <Field required {...props} key={field.name} />
              );
            })}
            <CheckField
              name="consent"
              value="yes"
              label={shape.consent}
              checked={values.consent}
              aria-required
              {...getProps('consent')}
            />
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="field-remarks">Leave this empty</label>
              <input
                id="field-remarks"
                name="remarks"
                tabIndex={-1}
                autoComplete="off"
                value={values.remarks}
                onChange={handleChange}
              />
            </div>
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              {isSubmitting ? 'Sending …' : shape.submit}
            </Button>
          </Form>
        );
      }}
    </Formik>
  );
}

const formatErrorTitle = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? 'One answer needs another look.' : `${count} answers need another look.`;
};
