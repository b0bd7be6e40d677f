import { PostedForm } from '#web/forms/PostedForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { FormStart } from './formStart.ts';

const fields = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
    hint: 'The email address of your account. We send a link to choose a new password there.',
  },
] as const;

const validate = validateWith<Record<string, string>>(() =>
  import('#graphql/validation.ts').then(({ forgotForm }) => forgotForm),
);

/** Requests a password reset link. The response does not reveal whether the email address has an account. */
export function ForgotForm({ start }: { start: FormStart }) {
  return (
    <PostedForm
      action="/auth/forgot"
      fields={fields}
      start={start}
      validate={validate}
      button="Send the link"
      busy="Sending …"
    />
  );
}
