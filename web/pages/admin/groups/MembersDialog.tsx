import { type FormEvent, useState } from 'react';
import type { DeskGroupFragment, DeskMemberFragment } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { sentenceOf } from '../../../runtime/failure.ts';
import formStyles from '../../../forms/Form.module.css';
import { FindPerson } from '../desk/FindPerson.tsx';
import { PeopleList } from '../desk/PeopleList.tsx';
import { plural } from '../desk/plural.ts';
import { useGroupMembers } from './useGroupMembers.ts';

type MembersDialogProps = {
  group: DeskGroupFragment;
  onSave: (group: DeskGroupFragment, memberIds: string[]) => Promise<unknown>;
  onClose: () => void;
};

/** Adds and removes members of a group. The change applies from their next request on. */
export function MembersDialog({ group, onSave, onClose }: MembersDialogProps) {
  const { members, error } = useGroupMembers(group.id);
  return (
    <Dialog title={`Members of ${group.name}`} onClose={onClose}>
      {members ? (
        <MembersForm group={group} initialMembers={members} onSave={onSave} onClose={onClose} />
      ) : (
        <p role={error ? 'alert' : 'status'}>{error ? sentenceOf(error) : 'Loading members …'}</p>
      )}
    </Dialog>
  );
}

type MembersFormProps = MembersDialogProps & { initialMembers: readonly DeskMemberFragment[] };

function MembersForm({ group, initialMembers, onSave, onClose }: MembersFormProps) {
  const [members, setMembers] = useState(initialMembers);
  const [busy, setBusy] = useState(false);
  const isIn = (id: string) => members.some((member) => member.id === id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const error = await onSave(
      group,
      members.map(({ id }) => id),
    );
    setBusy(false);
    if (!error) onClose();
  };
  return (
    <>
      <FindPerson
        label="Add approved accounts by name, email address or company"
        action="Add"
        isOut={isIn}
        onAct={(member) => setMembers([...members, member])}
      />
      <form className={formStyles.form} onSubmit={(event) => void submit(event)}>
        <p className="label" aria-live="polite">
          {members.length === 0 ? 'No members' : `${plural(members.length, 'member')}`}
        </p>
        {members.length > 0 && (
          <PeopleList
            people={members}
            action="Remove"
            onAct={({ id }) => setMembers(members.filter((member) => member.id !== id))}
          />
        )}
        <DialogButtons action="Save members" busy={busy} onCancel={onClose} />
      </form>
    </>
  );
}
