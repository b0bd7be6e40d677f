import { type AdminDelegationFragment, useEndDelegationMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';

interface Values extends Record<string, string> {
  reason: string;
}

const validate = validateWith<Values>(() => import('#graphql/delegation-validation.ts').then(({ endForm }) => endForm));

const fields = [
  {
    name: 'reason',
    label: 'Reason',
    maxLength: text.delegationReason,
    autoComplete: 'off',
    hint: 'One sentence. Both people can read it, and the audit log keeps it.',
  },
];

/** Asks for the reason why an administrator ends a delegation for both sides. */
export function EndDialog({
  row: { id, principal, delegate, email },
  onClose,
}: RowDialogProps<AdminDelegationFragment>) {
  const end = useSend(useEndDelegationMutation, { refetchQueries: ['AdminDelegations'] });
  return (
    <FormDialog<Values>
      title={`End the delegation from ${principal.name} to ${delegate?.name ?? email}`}
      fields={fields}
      initialValues={{ reason: '' }}
      validate={validate}
      action="End delegation"
      onSave={({ reason }) => end({ id, reason }, report('Delegation', 'ended'))}
      onClose={onClose}
    />
  );
}
