import type { AdminGroupFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { validateWith } from '../../../forms/validateWith.ts';

const validate = validateWith<{ name: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ createGroupInput }) => createGroupInput),
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

type GroupDialogProps = {
  /** Null for a new group. */
  group: AdminGroupFragment | null;
  onSave: (group: AdminGroupFragment | null, name: string, expectedVersion: number | null) => Promise<unknown>;
  onClose: () => void;
};

/** Creates or renames a group. */
export function GroupDialog({ group, onSave, onClose }: GroupDialogProps) {
  return (
    <FormDialog
      title={group ? `Rename ${group.name}` : 'New group'}
      fields={fields}
      initialValues={{ name: group?.name ?? '' }}
      version={group?.version}
      validate={validate}
      action={group ? 'Rename' : 'Add group'}
      onSave={({ name }, { expectedVersion }) => onSave(group, name.trim(), expectedVersion)}
      onClose={onClose}
    />
  );
}
