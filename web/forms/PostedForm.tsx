import { Formik } from 'formik';
import { Form } from './Form.tsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormFields } from './FormFields.tsx';
import formStyles from './Form.module.css';
import { FormMessage } from './FormMessage.tsx';

type Values = Record<string, string>;

type PostedFormProps = {
  action: string;
  fields: ComponentProps<typeof FormFields>['fields'];
  /** The result of the last submission. */
  start: { message: string | null; values: Values; errors: Values };
  validate: (values: Values) => Promise<Partial<Values>>;
  button: string;
  busy: string;
  /** Content above the fields. */
  children?: ReactNode;
};

/**
 * A form that the browser itself posts, with or without JavaScript, because its action needs a secret that no script
 * may read. With JavaScript it is validated first.
 */
export function PostedForm({ action, fields, start, validate, button, busy, children }: PostedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const post = () =>
    new Promise<void>((resolve) => {
      // Stays busy until the page unloads. Returning with the Back button shows a ready form.
      addEventListener('pagehide', () => resolve(), { once: true });
      form.current?.submit();
    });
  return (
    <Formik
      initialValues={Object.fromEntries(fields.map(({ name }) => [name, start.values[name] ?? '']))}
      initialErrors={start.errors}
      initialTouched={Object.fromEntries(Object.keys(start.errors).map((name) => [name, true]))}
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
