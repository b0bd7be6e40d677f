import { useUpdateUserMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import type { ReviewedUser } from './reviewLabels.ts';

interface Corrections extends Record<string, string> {
  name: string;
  company: string;
  email: string;
}

const validate = validateWith<Corrections>(() =>
  import('#graphql/validation.ts').then(({ updateUserInput }) => updateUserInput.omit({ id: true })),
);

const fields = [
  { name: 'name', label: 'Full name', autoComplete: 'off', maxLength: text.personName },
  { name: 'company', label: 'Company', autoComplete: 'off', required: false, maxLength: text.company },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'off',
    spellCheck: false,
    hint: 'The owner verifies a new email address by a link. The previous address gets an email about the change.',
  },
];

type CorrectAccountDialogProps = { user: ReviewedUser; onClose: () => void };

/** Edits the name, company and email address of another user's account. */
export function CorrectAccountDialog({ user: { id, name, company, email }, onClose }: CorrectAccountDialogProps) {
  const update = useSend(useUpdateUserMutation);
  const messages = { done: 'Details corrected', failed: `Details of ${name} not saved` };
  return (
    <FormDialog<Corrections>
      title={`Correct details of ${name}`}
      fields={fields}
      initialValues={{ name, company: company ?? '', email }}
      validate={validate}
      action="Save"
      // Only what this person corrected, so that a colleague's correction of another field stays.
      onSave={(values, { former }) => update({ id, ...pickChanges(values, former) }, messages)}
      onClose={onClose}
    />
  );
}
