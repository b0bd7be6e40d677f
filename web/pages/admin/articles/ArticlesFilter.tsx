import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './ArticlesPage.module.css';
import { articlesFilter, type ArticlesFilterValues, filterLabels, statuses } from './articleLabels.ts';

interface ArticlesFilterProps {
  values: ArticlesFilterValues;
  categories: readonly { slug: string; name: string }[];
  /** Number of search results per category; null without a search. */
  counts?: readonly { category: { slug: string }; count: number }[] | null;
}

/**
 * The URL holds the status, category and search text, so a filtered list can be linked and the form works without
 * JavaScript.
 */
export function ArticlesFilter({ values, categories, counts = null }: ArticlesFilterProps) {
  const countIn = (slug: string) =>
    counts ? ` (${counts.find(({ category }) => category.slug === slug)?.count ?? 0})` : '';
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    void navigate(articlesFilter.toUrl(paths.adminArticles, articlesFilter.read(new URLSearchParams(entries))));
  };
  return (
    <div className={adminStyles.filter}>
      <nav aria-label="Status">
        <ul>
          {statuses.map((status) => (
            <li key={status}>
              <Link
                to={articlesFilter.toUrl(paths.adminArticles, { ...values, status })}
                aria-current={status === values.status ? 'true' : undefined}
              >
                {filterLabels[status]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        // The key resets the form when the URL changes and when the categories have loaded.
        key={`${values.category}|${values.search}|${categories.length}`}
        role="search"
        action={paths.adminArticles}
        method="get"
        onSubmit={submit}
        className={styles.form}
      >
        {values.status !== 'ALL' && <input type="hidden" name="status" value={values.status} />}
        <label className={styles.category}>
          <span className="label">Category</span>
          <select name="category" defaultValue={values.category}>
            <option value="">All</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
                {countIn(slug)}
              </option>
            ))}
          </select>
        </label>
        <div className={adminStyles.search}>
          <label htmlFor="search" className="label">
            Search title, summary and text
          </label>
          <span>
            <input id="search" type="search" name="search" defaultValue={values.search} maxLength={text.searchQuery} />
            <Button type="submit" size="small">
              Filter
            </Button>
          </span>
        </div>
      </form>
    </div>
  );
}
