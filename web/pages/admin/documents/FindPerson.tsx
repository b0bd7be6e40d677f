import { type FormEvent, useId, useState } from 'react';
import { type DeskMemberFragment, useGroupCandidatesQuery } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../components/Button.tsx';
import { sentenceOf } from '../../../failure.ts';
import desk from '../desk/Desk.module.css';
import groups from '../groups/GroupsPage.module.css';

type FindPersonProps = {
  label: string;
  /** What stands on the button beside each. */
  action: string;
  isOut?: (id: string) => boolean;
  onAct: (person: DeskMemberFragment) => void;
};

/** Approved accounts by name, address or company, twenty at most: who finds too many writes more of the name. */
export function FindPerson({ label, action, isOut = () => false, onAct }: FindPersonProps) {
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const { data, error, loading } = useGroupCandidatesQuery({
    variables: { search: search ?? '' },
    skip: search === null,
    fetchPolicy: 'network-only',
  });
  const found = data?.users.nodes.filter((user) => !isOut(user.id)) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    setSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <>
      <form role="search" className={desk.search} onSubmit={submit}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <span>
          <input id={id} type="search" name="search" maxLength={text.searchQuery} />
          <Button type="submit" size="small">
            Find
          </Button>
        </span>
      </form>
      <div className={groups.found} aria-live="polite">
        {error && <p>{sentenceOf(error)}</p>}
        {loading && <p>Looking …</p>}
        {data && found.length === 0 && <p>Nobody else was found.</p>}
        {found.length > 0 && (
          <ul className={groups.people}>
            {found.map((person) => (
              <li key={person.id}>
                <span>
                  <b>{person.name}</b> {person.email}
                  {person.company && `, ${person.company}`}
                </span>
                <Button size="small" onClick={() => onAct(person)}>
                  {action}
                  <span className="visually-hidden"> {person.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {data?.users.pageInfo.hasNextPage && <p>There are more: write more of the name.</p>}
      </div>
    </>
  );
}
