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

const getFields = (isInvited: boolean) => [
  { name: 'name', label: 'Full name', autoComplete: 'off', maxLength: text.personName },
  { name: 'company', label: 'Company', autoComplete: 'off', required: false, maxLength: text.company },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'off',
    spellCheck: false,
    hint: isInvited
      ? 'A new email address gets the invitation at once, with a new link. The former link stops working, and the previous address gets no email.'
      : 'The owner verifies a new email address by a link. The previous address gets an email about the change.',
  },
];

type CorrectAccountDialogProps = { user: ReviewedUser; onClose: () => void };

/** Edits the name, company and email address of another user's account. */
export function CorrectAccountDialog({
  user: { id, name, company, email, status },
  onClose,
}: CorrectAccountDialogProps) {
  const update = useSend(useUpdateUserMutation);
  const isInvited = status === 'INVITED';
  return (
    <FormDialog<Corrections>
      title={`Correct details of ${name}`}
      fields={getFields(isInvited)}
      initialValues={{ name, company: company ?? '', email }}
      validate={validate}
      action="Save"
      // Only what this person corrected, so that a colleague's correction of another field stays.
      onSave={(values, { former }) => {
        const isSent = isInvited && values.email.trim().toLowerCase() !== email.toLowerCase();
        const done = `Details corrected${isSent ? `. The invitation was sent to ${values.email.trim()}` : ''}`;
        const messages = { done, failed: `Details of ${name} not saved` };
        return update({ id, ...pickChanges(values, former) }, messages);
      }}
      onClose={onClose}
    />
  );
}
