import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../../paths.ts';
import styles from '../shared/Admin.module.css';
import { filters, filterLabels, reviewFilter, type StatusFilter } from './reviewLabels.ts';

const toUrl = (status: StatusFilter, search: string): string =>
  reviewFilter.toUrl(paths.investorAdmin, { status, search });

/** The URL holds the status and search text, so a filtered list can be linked and the form works without JavaScript. */
export function ReviewFilter({ status, search }: { status: StatusFilter; search: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('search');
    void navigate(toUrl(status, typeof searchText === 'string' ? searchText.trim() : ''));
  };
  return (
    <div className={styles.filter}>
      <nav aria-label="Status">
        <ul>
          {filters.map((name) => (
            <li key={name}>
              <Link to={toUrl(name, search)} aria-current={name === status ? 'true' : undefined}>
                {filterLabels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form role="search" action={paths.investorAdmin} method="get" onSubmit={submit} className={styles.search}>
        {status !== 'PENDING' && <input type="hidden" name="status" value={status} />}
        <label htmlFor="search" className="label">
          Name, username, email address or company
        </label>
        <span>
          <input
            key={search}
            id="search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={text.searchQuery}
          />
          <Button type="submit" size="small">
            Search
          </Button>
        </span>
      </form>
    </div>
  );
}
