import { text } from '#graphql/limits.ts';
import { ListTools, type ListToolsProps, type ListValues } from '../portal/ListTools.tsx';
import { choice, defineUrlFilter, freeText, type UrlFilter } from '../runtime/urlFilter.ts';
import { usePageQuery } from '../runtime/usePageQuery.ts';

/** The filter of a list, in the URL. */
export interface ListFilter<Values extends ListValues> {
  filter: UrlFilter<Values>;
  /** The values of a parameter and their labels. It is `status` unless `tabsOf` names another. */
  tabs?: Readonly<Record<string, string>>;
  tabsOf?: string;
  tabsLabel?: string;
  /** What the search looks through. */
  search?: string;
  fields?: NonNullable<ListToolsProps<Values>['search']>['fields'];
}

/** The tools above a list that is declared. */
export function FilterTools<Values extends ListValues>(props: ListFilter<Values> & { path: string }) {
  const { path, filter, tabs, tabsOf = 'status', tabsLabel, search, fields } = props;
  const values = filter.read(usePageQuery());
  return (
    <ListTools
      {...(tabsLabel && { tabsLabel })}
      {...(tabs && {
        tabs: Object.entries(tabs).map(([value, label]) => ({
          to: filter.toUrl(path, { ...values, [tabsOf]: value }),
          label,
          isOpen: filter.toUrl(path, { ...values, [tabsOf]: value }) === filter.toUrl(path, values),
        })),
      })}
      {...(search && { search: { path, filter, values, label: search, ...(fields && { fields }) } })}
    />
  );
}

/** The filter of a list by status, where ALL means every status, and by the words of a search. */
export function byStatus<Status extends string>(
  tabs: Readonly<Record<Status | 'ALL', string>>,
  initial: NoInfer<Status> | 'ALL',
) {
  const statuses = Object.keys(tabs) as (Status | 'ALL')[];
  const filter = defineUrlFilter({ status: choice(statuses, initial), search: freeText(text.searchQuery) });
  return {
    tabs,
    filter,
    /** The variables for a URL. */
    toVariables: (params: URLSearchParams, first: number) => {
      const { status, search } = filter.read(params);
      return {
        first,
        after: params.get('after'),
        filter: { status: status === 'ALL' ? null : (status as Exclude<Status, 'ALL'>), search: search || null },
      };
    },
  };
}
