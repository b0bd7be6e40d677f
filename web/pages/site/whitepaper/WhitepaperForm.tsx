import { Formik, type FormikErrors } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { type FocusEvent, useState } from 'react';
import { whitepaperConsent } from '../../../../graphql/consent.ts';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../forms/CheckField.tsx';
import { ErrorSummary } from '../../../forms/ErrorSummary.tsx';
import { Field } from '../../../forms/Field.tsx';
import styles from '../../../forms/Form.module.css';
import { validateWith } from '../../../forms/validateWith.ts';
import { paths } from '../../../paths.ts';

export interface WhitepaperValues {
  name: string;
  email: string;
  company: string;
  needs: string;
  consent: boolean;
  remarks: string;
}

export interface WhitepaperStart {
  message: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** The server's error: its message, and the errors by field. */
export interface Refusal {
  message: string;
  errors: Record<string, string>;
}

type WhitepaperFormProps = {
  /** The result of a form that was submitted without JavaScript. */
  start: WhitepaperStart;
  /** Called when the visitor begins to fill in the form. */
  onTouch: () => void;
  /** Returns null on success. */
  onSend: (values: WhitepaperValues) => Promise<Refusal | null>;
};

const fields = [
  { name: 'name', label: 'Full name', autoComplete: 'name', maxLength: text.personName },
  {
    name: 'email',
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
    hint: 'The link is mailed to it.',
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: text.company },
  {
    name: 'needs',
    label: 'What you need it for',
    multiline: true,
    maxLength: text.needs,
    hint: 'A sentence will do. A person reads it and answers if there is something to answer.',
  },
] as const;

const labels: Record<string, string> = {
  ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  consent: 'Consent',
};

const validate = validateWith<WhitepaperValues>(() =>
  import('../../../../graphql/validation.ts').then(({ whitepaperForm }) => whitepaperForm),
);

const getStartValues = ({ values }: WhitepaperStart): WhitepaperValues => ({
  name: values['name'] ?? '',
  email: values['email'] ?? '',
  company: values['company'] ?? '',
  needs: values['needs'] ?? '',
  consent: 'consent' in values,
  remarks: '',
});

const listErrors = (errors: FormikErrors<WhitepaperValues>) =>
  Object.entries(errors).flatMap(([name, message]) =>
    labels[name] && typeof message === 'string' ? [{ name, label: labels[name], message }] : [],
  );

const sortByForm = (errors: { name: string }[]) => {
  const order = Object.keys(labels);
  return errors.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) as ReturnType<typeof listErrors>;
};

/** The whitepaper request form. Without JavaScript it is a plain form that the server answers with a redirect. */
export function WhitepaperForm({ start, onTouch, onSend }: WhitepaperFormProps) {
  const [message, setMessage] = useState(start.message);
  const [began, setBegan] = useState(false);
  const touch = (event: FocusEvent) => {
    if (began || event.target instanceof HTMLButtonElement) return;
    setBegan(true);
    onTouch();
  };
  return (
    <Formik
      initialValues={getStartValues(start)}
      initialErrors={start.errors}
      initialTouched={Object.fromEntries(Object.keys(start.errors).map((name) => [name, true]))}
      validate={validate}
      onSubmit={async (values, { setErrors }) => {
        setMessage(null);
        const refusal = await onSend(values);
        if (!refusal) return;
        setErrors(refusal.errors);
        setMessage(refusal.message);
      }}
    >
      {({ values, errors, touched, submitCount, isSubmitting, handleChange, handleBlur }) => {
        const getError = (name: keyof WhitepaperValues) => (touched[name] ? errors[name] : undefined);
        const fieldErrors = sortByForm(
          listErrors(errors).filter(({ name }) => touched[name as keyof WhitepaperValues]),
        );
        const isRejected = submitCount > 0 || start.message !== null;
        return (
          <Form method="post" action={paths.whitepaper} className={styles.form} onFocus={touch} noValidate>
            {isRejected && !isSubmitting && (
              <ErrorSummary
                title={formatErrorTitle(fieldErrors.length) ?? message}
                errors={fieldErrors}
                attempt={submitCount}
              />
            )}
            {fields.map((field) => (
              <Field
                required
                {...field}
                key={field.name}
                value={values[field.name]}
                error={getError(field.name)}
                onChange={handleChange}
                onBlur={handleBlur}
              />
            ))}
            <CheckField
              name="consent"
              value="yes"
              label={whitepaperConsent.text}
              checked={values.consent}
              error={getError('consent')}
              aria-required
              onChange={handleChange}
              onBlur={handleBlur}
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
              {isSubmitting ? 'Sending …' : 'Send me the link'}
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
