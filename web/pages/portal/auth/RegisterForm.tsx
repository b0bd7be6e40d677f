import { Formik, type FormikHelpers } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { validateWith } from '#web/forms/validateWith.ts';
import { callRest } from '#web/runtime/rest.ts';
import { useClearFailures, useToast } from '#web/ui/Toasts.tsx';
import { type FormStart, toTouched } from './formStart.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

const fields = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', spellCheck: false },
  { name: 'company', label: 'Company', autoComplete: 'organization', required: false },
  { name: 'username', label: 'Username', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters.',
  },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
  {
    name: 'reason',
    label: 'Reason for access',
    multiline: true,
    hint: 'Tell the reviewer who you are and what you want to see.',
  },
] as const;

type Values = Record<(typeof fields)[number]['name'], string>;

const validate = validateWith<Values>(() => import('#graphql/validation.ts').then(({ registerForm }) => registerForm));

type RegisterFormProps = { start: FormStart; onRegistered: (username: string) => void };

export function RegisterForm({ start, onRegistered }: RegisterFormProps) {
  const toast = useToast();
  const clearFailures = useClearFailures();
  const create = async ({ confirmPassword: _confirmed, ...values }: Values, { resetForm }: FormikHelpers<Values>) => {
    clearFailures();
    try {
      await callRest('/api/register', values);
      toast({
        tone: 'success',
        title: 'Registration successful',
        text: 'Your account has been created and is pending approval',
      });
      resetForm();
      onRegistered(values.username);
    } catch (error) {
      toast({ tone: 'destructive', title: 'Registration failed', text: (error as Error).message });
    }
  };
  const initialValues = Object.fromEntries(fields.map(({ name }) => [name, start.values[name] ?? ''])) as Values;
  return (
    <Formik
      initialValues={initialValues}
      initialErrors={start.errors}
      initialTouched={toTouched(start.errors)}
      validate={validate}
      onSubmit={create}
    >
      {({ isSubmitting }) => (
        <Form method="post" action="/auth/register" className={formStyles.form} noValidate>
          <FormMessage>{start.message}</FormMessage>
          {start.next && <input type="hidden" name="next" value={start.next} />}
          <FormFields fields={fields} />
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Creating Account...' : 'Create Account'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
