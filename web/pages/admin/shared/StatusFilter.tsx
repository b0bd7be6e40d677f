import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import adminStyles from './Admin.module.css';

type Values<Status extends string> = { status: Status; search: string };

type StatusFilterProps<Status extends string> = {
  /** The path of the page. Without JavaScript, the form sends its values there. */
  path: string;
  statuses: readonly (readonly [status: Status, label: string])[];
  values: Values<Status>;
  toUrl: (values: Values<Status>) => string;
  searchLabel: string;
};

/** The filter of a list: a tab for each status, and a search. The URL holds both. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { path, statuses, values, toUrl, searchLabel } = props;
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void navigate(toUrl({ ...values, search: typeof search === 'string' ? search.trim() : '' }));
  };
  return (
    <div className={adminStyles.filter}>
      <nav aria-label="Status">
        <ul>
          {statuses.map(([status, label]) => (
            <li key={status}>
              <Link to={toUrl({ ...values, status })} aria-current={status === values.status ? 'true' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        key={values.search}
        role="search"
        method="get"
        action={path}
        className={adminStyles.search}
        onSubmit={submit}
      >
        <input type="hidden" name="status" value={values.status} />
        <label htmlFor="search" className="label">
          {searchLabel}
        </label>
        <span>
          <input id="search" type="search" name="search" defaultValue={values.search} maxLength={text.searchQuery} />
          <Button type="submit" size="small">
            Find
          </Button>
        </span>
      </form>
    </div>
  );
}
