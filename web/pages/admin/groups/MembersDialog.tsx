import { useState } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { joinWords } from '#graphql/edited-fields.ts';
import { type AdminGroupFragment, useUpdateGroupMutation } from '#graphql/generated/admin.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { describeFailure, getConflict } from '#web/runtime/failure.ts';
import formStyles from '#web/forms/Form.module.css';
import { FindPerson } from '../shared/FindPerson.tsx';
import { PeopleList } from '../shared/PeopleList.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { type StoredMembers, useGroupMembers } from './useGroupMembers.ts';

/** Adds and removes members of a group. The change applies from their next request. */
export function MembersDialog({ row: group, onClose }: RowDialogProps<AdminGroupFragment>) {
  const { stored, error, read } = useGroupMembers(group.id);
  return (
    <Dialog title={`Members of ${group.name}`} onClose={onClose}>
      {stored ? (
        <MembersForm group={group} loaded={stored} read={read} onClose={onClose} />
      ) : (
        <p role={error ? 'alert' : 'status'}>{error ? describeFailure(error) : 'Loading members …'}</p>
      )}
    </Dialog>
  );
}

type Member = StoredMembers['members'][number];

/** The people of a list who are not in another. */
const without = (people: readonly Member[], others: readonly Member[]) =>
  people.filter(({ id }) => others.every((other) => other.id !== id));

const toIds = (people: readonly Member[]) => people.map(({ id }) => id);

type MembersFormProps = {
  group: AdminGroupFragment;
  loaded: StoredMembers;
  read: () => Promise<StoredMembers>;
  onClose: () => void;
};

function MembersForm({ group: { id, name }, loaded, read, onClose }: MembersFormProps) {
  const update = useSend(useUpdateGroupMutation, { refetchQueries: ['AdminGroups'], awaitRefetchQueries: true });
  const [stored, setStored] = useState(loaded);
  const [others, setOthers] = useState<OthersChange | null>(null);
  const submit = async ({ members }: { members: readonly Member[] }, { resetForm, setValues }: Helpers) => {
    const [added, removed] = [without(members, stored.members), without(stored.members, members)];
    // Others may change the same group: who joins and who leaves is sent.
    const { error } = await update(
      { id, addMemberIds: toIds(added), removeMemberIds: toIds(removed), expectedVersion: stored.version },
      report(`The members of ${name} were`, 'saved'),
    );
    if (!error) return onClose();
    if (!getConflict(error)) return;
    const newest = await read();
    setOthers({
      message: (error as Error).message,
      added: without(newest.members, stored.members),
      removed: without(stored.members, newest.members),
    });
    setStored(newest);
    resetForm({ values: { members: newest.members } });
    void setValues({ members: without([...newest.members, ...without(added, newest.members)], removed) });
  };
  return (
    <Formik initialValues={{ members: loaded.members }} onSubmit={submit}>
      {({ values: { members }, setFieldValue, isSubmitting }) => (
        <>
          {others && <OthersNotice {...others} />}
          <FindPerson
            label="Add people by name, email address or company"
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

type Helpers = FormikHelpers<{ members: readonly Member[] }>;

interface OthersChange {
  message: string;
  added: readonly Member[];
  removed: readonly Member[];
}

const joinNames = (people: readonly Member[]) => joinWords(people.map(({ name }) => name));

/** Says who joined and left while the dialog was open. The list below has both changes. */
const OthersNotice = ({ message, added, removed }: OthersChange) => (
  <section role="alert" aria-label="Conflicting changes" className={formStyles.summary}>
    <p>{message}</p>
    {added.length > 0 && <p dir="auto">Joined: {joinNames(added)}</p>}
    {removed.length > 0 && <p dir="auto">Left: {joinNames(removed)}</p>}
    <p>The list below has both changes. Check it, then save again.</p>
  </section>
);
