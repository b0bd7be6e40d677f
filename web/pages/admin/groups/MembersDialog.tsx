import { type FormEvent, useId, useState } from 'react';
import {
  type DeskGroupFragment,
  type DeskMemberFragment,
  useGroupCandidatesQuery,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { sentenceOf } from '../../../failure.ts';
import formStyles from '../../../forms/Form.module.css';
import desk from '../desk/Desk.module.css';
import { plural } from '../desk/plural.ts';
import styles from './GroupsPage.module.css';

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
      <Candidates isIn={isIn} onAdd={(member) => setMembers([...members, member])} />
      <form className={formStyles.form} onSubmit={(event) => void submit(event)}>
        <p className="label" aria-live="polite">
          {members.length === 0 ? 'Nobody is in it' : `${plural(members.length, 'member')}`}
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

/** Approved accounts by name, address or company, twenty at most: who finds too many writes more of the name. */
function Candidates({ isIn, onAdd }: { isIn: (id: string) => boolean; onAdd: (one: DeskMemberFragment) => void }) {
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const { data, error, loading } = useGroupCandidatesQuery({
    variables: { search: search ?? '' },
    skip: search === null,
    fetchPolicy: 'network-only',
  });
  const found = data?.users.nodes.filter((user) => !isIn(user.id)) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    setSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <>
      <form role="search" className={desk.search} onSubmit={submit}>
        <label htmlFor={id} className="label">
          Add approved accounts by name, address or company
        </label>
        <span>
          <input id={id} type="search" name="search" maxLength={text.searchQuery} />
          <Button type="submit" size="small">
            Find
          </Button>
        </span>
      </form>
      <div className={styles.found} aria-live="polite">
        {error && <p>{sentenceOf(error)}</p>}
        {loading && <p>Looking …</p>}
        {data && found.length === 0 && <p>Nobody else was found.</p>}
        {found.length > 0 && <PeopleList people={found} action="Add" onAct={onAdd} />}
        {data?.users.pageInfo.hasNextPage && <p>There are more: write more of the name.</p>}
      </div>
    </>
  );
}

type PeopleListProps = {
  people: readonly DeskMemberFragment[];
  action: 'Add' | 'Remove';
  onAct: (person: DeskMemberFragment) => void;
};

const PeopleList = ({ people, action, onAct }: PeopleListProps) => (
  <ul className={styles.people}>
    {people.map((person) => (
      <li key={person.id}>
        <span>
          <b>{person.name}</b> {person.email}
          {person.company && `, ${person.company}`}
          {person.status === 'SUSPENDED' && ' (suspended)'}
        </span>
        <Button size="small" onClick={() => onAct(person)}>
          {action}
          <span className="visually-hidden"> {person.name}</span>
        </Button>
      </li>
    ))}
  </ul>
);
