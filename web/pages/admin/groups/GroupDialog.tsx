import { type AdminGroupFragment, useCreateGroupMutation, useUpdateGroupMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

const LIST = { refetchQueries: ['AdminGroups'], awaitRefetchQueries: true };

const validate = validateWith<{ name: string }>(() =>
  import('#graphql/validation.ts').then(({ createGroupInput }) => createGroupInput),
);

const fields = [
  {
    name: 'name',
    label: 'Name',
    maxLength: text.groupName,
    autoComplete: 'off',
    hint: 'For administrators only: investors never see it.',
  },
];

/** Creates or renames a group. */
export function GroupDialog({ row: group, onClose }: RowDialogProps<AdminGroupFragment, AdminGroupFragment | null>) {
  const create = useSend(useCreateGroupMutation, LIST);
  const update = useSend(useUpdateGroupMutation, LIST);
  return (
    <FormDialog
      title={group ? `Rename ${group.name}` : 'New group'}
      fields={fields}
      initialValues={{ name: group?.name ?? '' }}
      version={group?.version}
      validate={validate}
      action={group ? 'Rename' : 'Add group'}
      onSave={(values, { expectedVersion }) => {
        const name = values.name.trim();
        const messages = { done: `${name} was ${group ? 'renamed' : 'added'}`, failed: `${name} was not saved` };
        return group ? update({ id: group.id, name, expectedVersion }, messages) : create({ name }, messages);
      }}
      onClose={onClose}
    />
  );
}
