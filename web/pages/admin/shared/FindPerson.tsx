import { type FormEvent, useId, useState } from 'react';
import { type AdminMemberFragment, useGroupCandidatesQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import adminStyles from './Admin.module.css';
import styles from './People.module.css';
import { PeopleList } from './PeopleList.tsx';

type FindPersonProps = {
  label: string;
  /** Label of the button next to each person. */
  action: string;
  isOut?: (id: string) => boolean;
  onAction: (person: AdminMemberFragment) => void;
};

/** Searches approved and invited accounts by name, email address or company. Shows at most twenty results. */
export function FindPerson({ label, action, isOut = () => false, onAction }: FindPersonProps) {
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const { data, error, loading } = useGroupCandidatesQuery({
    variables: { search: search ?? '' },
    skip: search === null,
    fetchPolicy: 'network-only',
  });
  const users = data?.users.nodes.filter((user) => !isOut(user.id)) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('search');
    setSearch(typeof searchText === 'string' ? searchText.trim() : '');
  };
  return (
    <>
      <form role="search" className={adminStyles.search} onSubmit={submit}>
        <label htmlFor={id} className="label">
          {label}
        </label>{' '}
        <span>
          <input id={id} type="search" name="search" maxLength={text.searchQuery} />
          <Button type="submit" size="small">
            Find
          </Button>
        </span>
      </form>
      <div className={styles.found} aria-live="polite">
        {error && <p>{describeFailure(error)}</p>}
        {loading && <p>Searching …</p>}
        {data && users.length === 0 && <p>{data.users.nodes.length > 0 ? 'Already added.' : 'No person found.'}</p>}
        {users.length > 0 && <PeopleList people={users} action={action} onAction={onAction} />}
        {data?.users.pageInfo.hasNextPage && <p>More people match. Type more of the name.</p>}
      </div>
    </>
  );
}
