import { type FormEvent, useState } from 'react';
import type { DeskGroupFragment, DeskMemberFragment } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import formStyles from '../../../forms/Form.module.css';
import { FindPerson } from '../desk/FindPerson.tsx';
import { PeopleList } from '../desk/PeopleList.tsx';
import { plural } from '../desk/plural.ts';

type MembersDialogProps = {
  group: DeskGroupFragment;
  onSave: (group: DeskGroupFragment, memberIds: string[]) => Promise<unknown>;
  onClose: () => void;
};

/** Who is in a group: taken out and added here, and in force on their next request once it is saved. */
export function MembersDialog({ group, onSave, onClose }: MembersDialogProps) {
  const [members, setMembers] = useState<readonly DeskMemberFragment[]>(group.members);
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
    <Dialog title={`Members of ${group.name}`} onClose={onClose}>
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
    </Dialog>
  );
}
