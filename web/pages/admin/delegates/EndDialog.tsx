import type { AdminDelegationFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { validateWith } from '../../../forms/validateWith.ts';

interface Values extends Record<string, string> {
  reason: string;
}

const validate = validateWith<Values>(() =>
  import('../../../../graphql/delegation-validation.ts').then(({ endForm }) => endForm),
);

const fields = [
  {
    name: 'reason',
    label: 'Reason',
    maxLength: text.delegationReason,
    autoComplete: 'off',
    hint: 'One sentence. Both people can read it, and the audit log keeps it.',
  },
];

type EndDialogProps = {
  delegation: AdminDelegationFragment;
  onSave: (delegation: AdminDelegationFragment, reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason why an administrator ends a delegation. */
export const EndDialog = ({ delegation, onSave, onClose }: EndDialogProps) => (
  <FormDialog<Values>
    title={`End the delegation from ${delegation.principal.name} to ${delegation.delegate?.name ?? delegation.email}`}
    fields={fields}
    initialValues={{ reason: '' }}
    validate={validate}
    action="End delegation"
    onSave={({ reason }) => onSave(delegation, reason)}
    onClose={onClose}
  />
);
