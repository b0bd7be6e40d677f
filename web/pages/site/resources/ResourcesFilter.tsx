import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import { FilterMenu } from '#web/site/FilterMenu.tsx';
import { Button } from '#web/ui/Button.tsx';
import { paths } from '#web/paths.ts';
import styles from './ResourcesFilter.module.css';

interface ResourcesFilterProps {
  categories: readonly { id: string; name: string; slug: string }[];
  category: string | null;
  search: string | null;
}

/**
 * The URL holds the category and search text, so a filtered list can be linked and the form works without JavaScript.
 */
export function ResourcesFilter({ categories, category, search }: ResourcesFilterProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('search');
    void navigate(makeResourcesUrl(category, typeof searchText === 'string' ? searchText.trim() : null));
  };
  const options = [{ name: 'All', slug: null }, ...categories].map(({ name, slug }) => ({
    name,
    to: makeResourcesUrl(slug, search),
    isCurrent: slug === category,
  }));
  return (
    <div className={styles.filter}>
      <FilterMenu label="Categories" options={options} />
      <form role="search" action={paths.resources} method="get" onSubmit={submit} className={styles.search}>
        {category && <input type="hidden" name="category" value={category} />}
        <label htmlFor="search" className="label">
          Search articles
        </label>
        <span>
          <input
            key={search}
            id="search"
            type="search"
            name="search"
            defaultValue={search ?? ''}
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

/** The URL of the list with this category and search text. */
export function makeResourcesUrl(category: string | null, search: string | null): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  const query = params.toString();
  return query ? `${paths.resources}?${query}` : paths.resources;
}
