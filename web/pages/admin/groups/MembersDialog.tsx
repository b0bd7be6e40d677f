import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import type { AdminGroupFragment, AdminMemberFragment } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { describeFailure } from '../../../runtime/failure.ts';
import formStyles from '../../../forms/Form.module.css';
import { FindPerson } from '../shared/FindPerson.tsx';
import { PeopleList } from '../shared/PeopleList.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { useGroupMembers } from './useGroupMembers.ts';

type MembersDialogProps = {
  group: AdminGroupFragment;
  onSave: (group: AdminGroupFragment, memberIds: string[]) => Promise<unknown>;
  onClose: () => void;
};

/** Adds and removes members of a group. The change applies from their next request. */
export function MembersDialog({ group, onSave, onClose }: MembersDialogProps) {
  const { members, error } = useGroupMembers(group.id);
  return (
    <Dialog title={`Members of ${group.name}`} onClose={onClose}>
      {members ? (
        <MembersForm group={group} initialMembers={members} onSave={onSave} onClose={onClose} />
      ) : (
        <p role={error ? 'alert' : 'status'}>{error ? describeFailure(error) : 'Loading members …'}</p>
      )}
    </Dialog>
  );
}

type MembersFormProps = MembersDialogProps & { initialMembers: readonly AdminMemberFragment[] };

function MembersForm({ group, initialMembers, onSave, onClose }: MembersFormProps) {
  const submit = async ({ members }: { members: readonly AdminMemberFragment[] }) => {
    const error = await onSave(
      group,
      members.map(({ id }) => id),
    );
    if (!error) onClose();
  };
  return (
    <Formik initialValues={{ members: initialMembers }} onSubmit={submit}>
      {({ values: { members }, setFieldValue, isSubmitting }) => (
        <>
          <FindPerson
            label="Add approved accounts by name, email address or company"
            action="Add"
            isOut={(id) => members.some((member) => member.id === id)}
            onAction={(member) => void setFieldValue('members', [...members, member])}
          />
          <Form className={formStyles.form}>
            <p className="label" aria-live="polite">
              {members.length === 0 ? 'No members' : `${formatCount(members.length, 'member')}`}
            </p>
            {members.length > 0 && (
              <PeopleList
                people={members}
                action="Remove"
                onAction={({ id }) =>
                  void setFieldValue(
                    'members',
                    members.filter((member) => member.id !== id),
                  )
                }
              />
            )}
            <DialogButtons action="Save members" busy={isSubmitting} onCancel={onClose} />
          </Form>
        </>
      )}
    </Formik>
  );
}
