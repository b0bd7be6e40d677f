import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '../../../../../graphql/limits.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Reference.module.css';

/** The search text is in the URL, so a search can be linked and the form works without JavaScript. */
export function ReferenceSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(paths.developersReference + (searchText ? `?${new URLSearchParams({ q: searchText })}` : ''));
  };
  return (
    <form role="search" action={paths.developersReference} method="get" onSubmit={submit} className={styles.search}>
      <label htmlFor="reference-search" className="label">
        Name, word of a description, or topic of the guide
      </label>
      <span>
        <input
          key={search}
          id="reference-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={text.searchQuery}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </span>
    </form>
  );
}
