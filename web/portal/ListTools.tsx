import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import type { UrlFilter } from '../runtime/urlFilter.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ListTools.module.css';

export interface Tab {
  to: string;
  label: ReactNode;
  isOpen: boolean;
}

/** What the filters of lists hold beside other values. */
export type ListValues = { status?: string; search?: string };

export type ListToolsProps<Values extends ListValues> = {
  tabs?: readonly Tab[];
  /** The accessible name of the tabs. */
  tabsLabel?: string;
  /** A choice beside the search, such as FolderSelect. */
  filter?: ReactNode;
  search?: SearchProps<Values>;
  /** Further actions, at the end. */
  children?: ReactNode;
};

/** The row above a list: tabs, filters, search and further actions, always in this order. The URL holds the choice. */
export const ListTools = <Values extends ListValues>(props: ListToolsProps<Values>) => (
  <div className={styles.tools} data-scrolls>
    {props.tabs && (
      <nav aria-label={props.tabsLabel ?? 'Status'}>
        <ul>
          {props.tabs.map(({ to, label, isOpen }) => (
            <li key={to}>
              <Link to={to} aria-current={isOpen ? 'true' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {props.filter}
    {props.search && <Search key={Object.values(props.search.values).join(' ')} {...props.search} />}
    {props.children && <div className={styles.actions}>{props.children}</div>}
  </div>
);

type SearchProps<Values extends ListValues> = {
  /** The path of the page. Without JavaScript, the form sends its values there. */
  path: string;
  filter: UrlFilter<Values>;
  values: Values;
  /** What the search looks through. */
  label: string;
  /** Further fields of the filter, and the names of their parameters. */
  fields?: { names: readonly string[]; children: ReactNode };
};

function Search<Values extends ListValues>({ path, filter, values, label, fields }: SearchProps<Values>) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    void navigate(filter.toUrl(path, filter.read(new URLSearchParams(entries))));
  };
  const shownNames = ['search', ...(fields?.names ?? [])];
  const kept = [...new URL(filter.toUrl('/', values), 'http://localhost').searchParams];
  return (
    <form role="search" method="get" action={path} onSubmit={submit}>
      {kept.map(
        ([name, value]) => !shownNames.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {fields?.children}
      <label htmlFor="search" className="visually-hidden">
        {label}
      </label>{' '}
      <span className={styles.search}>
        <input
          id="search"
          type="search"
          name="search"
          placeholder={label}
          title={label}
          defaultValue={values.search}
          maxLength={text.searchQuery}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </span>
    </form>
  );
}

type Choice<Status extends string> = readonly [status: Status, label: string];

/** A tab for each status of a filter. */
export const toStatusTabs = <Status extends string, Values extends { status: Status }>(
  path: string,
  filter: UrlFilter<Values>,
  values: Values,
  statuses: readonly Choice<Status>[],
): Tab[] =>
  statuses.map(([status, label]) => ({
    to: filter.toUrl(path, { ...values, status }),
    label,
    isOpen: status === values.status,
  }));
