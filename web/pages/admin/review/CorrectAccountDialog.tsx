import { text } from '../../../../graphql/limits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { EditBase } from '../../../forms/useEdits.ts';
import { validateWith } from '../../../forms/validateWith.ts';
import type { ReviewedUser } from './reviewLabels.ts';

export interface Corrections extends Record<string, string> {
  name: string;
  company: string;
  email: string;
}

const validate = validateWith<Corrections>(() =>
  import('../../../../graphql/validation.ts').then(({ updateUserInput }) => updateUserInput.omit({ id: true })),
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

type CorrectAccountDialogProps = {
  user: ReviewedUser;
  onSave: (corrections: Corrections, base: EditBase<Corrections>) => Promise<unknown>;
  onClose: () => void;
};

/** Edits the name, company and email address of another user's account. */
export function CorrectAccountDialog({ user, onSave, onClose }: CorrectAccountDialogProps) {
  const { name, company, email } = user;
  return (
    <FormDialog<Corrections>
      title={`Correct details of ${name}`}
      fields={fields}
      initialValues={{ name, company: company ?? '', email }}
      validate={validate}
      action="Save"
      onSave={onSave}
      onClose={onClose}
    />
  );
}
