import { Form, Formik } from 'formik';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormFields } from './FormFields.tsx';
import { FormMessage } from './FormMessage.tsx';
import formStyles from './Form.module.css';

type Values = Record<string, string>;

type PostedFormProps = {
  action: string;
  fields: ComponentProps<typeof FormFields>['fields'];
  /** What became of it when it was sent last. */
  start: { message: string | null; values: Values; faults: Values };
  validate: (values: Values) => Promise<Partial<Values>>;
  button: string;
  busy: string;
  /** Before the fields. */
  children?: ReactNode;
};

/**
 * A form that the browser itself posts, with JavaScript as without: what it does needs a secret that no script may
 * read. With JavaScript it is checked first.
 */
export function PostedForm({ action, fields, start, validate, button, busy, children }: PostedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const post = () =>
    new Promise<void>((resolve) => {
      // Busy until the page is left; who comes back to it by the Back button finds it ready.
      addEventListener('pagehide', () => resolve(), { once: true });
      form.current?.submit();
    });
  return (
    <Formik
      initialValues={Object.fromEntries(fields.map(({ name }) => [name, start.values[name] ?? '']))}
      initialErrors={start.faults}
      initialTouched={Object.fromEntries(Object.keys(start.faults).map((name) => [name, true]))}
      validate={validate}
      onSubmit={post}
    >
      {({ isSubmitting }) => (
        <Form ref={form} method="post" action={action} className={formStyles.form} noValidate>
          <FormMessage>{start.message}</FormMessage>
          {children}
          <FormFields fields={fields} />
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? busy : button}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
