import { formatListed } from '../runtime/formatCount.ts';
import type { DataQuery } from '../runtime/pageQueries.ts';
import { usePageData } from '../runtime/usePageData.ts';
import { appendPage } from '../ui/LoadMore.tsx';

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

export type Connection<Row> = { pageInfo?: PageInfo } & (
  | { nodes: readonly Row[]; edges?: never }
  | { edges: readonly { node: Row }[]; nodes?: never }
);

/** What a list needs of the answer to its query. */
interface ListResult<Data, Variables> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore(options: {
    variables: Partial<Variables>;
    updateQuery: (current: Data, next: { fetchMoreResult: Data }) => Data;
  }): Promise<unknown>;
}

/** The rows of a list and the words for them. */
export interface List<Data, Variables extends object, Field extends string> {
  query: DataQuery<Data, Variables, ListResult<NoInfer<Data>, NoInfer<Variables>>>;
  /** The connection of the answer that has the rows. */
  field: Field;
  /** A row in words, and several. */
  noun: string;
  nouns?: string;
  /** How the rows are sorted, in words. Newest first unless something else is given. */
  sorting?: string;
  /** The size of later pages, if it is not that of the first one. */
  laterPage?: number;
}

/** Reads a list: its rows, how many there are in words, and its next page. */
export function useList<
  Data extends Record<Field, Connection<Row>>,
  Variables extends object,
  Field extends string,
  Row,
>({ query: declared, field, noun, nouns = `${noun}s`, sorting, laterPage }: List<Data, Variables, Field>) {
  const query = usePageData(declared, { fetchPolicy: 'cache-and-network' });
  const list: Connection<Row> | undefined = (query.data ?? query.previousData)?.[field];
  const rows = list ? (list.nodes ?? list.edges.map(({ node }) => node)) : [];
  return {
    query,
    rows,
    count: list && formatListed(rows.length, noun, list.pageInfo ?? { hasNextPage: false }, sorting, nouns),
    more: list?.pageInfo && {
      page: list.pageInfo,
      label: nouns,
      onMore: (after: string) =>
        query.fetchMore({
          // A query whose connection has pages takes them.
          variables: { after, ...(laterPage && { first: laterPage }) } as object as Partial<Variables>,
          updateQuery: appendPage(field),
        }),
    },
  };
}
