import type { FunctionComponent, ReactNode } from 'react';
import { formatCount, formatListed } from '../runtime/formatCount.ts';
import type { DataQuery } from '../runtime/pageQueries.ts';
import { usePageData } from '../runtime/usePageData.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { appendPage } from '../ui/LoadMore.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { AdminHead } from './AdminHead.tsx';
import { FilterTools, type ListFilter } from './FilterTools.tsx';
import styles from './ListPage.module.css';
import { ListTable, type ListTableProps, type Open, type RowDialogProps, useRowDialog } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useSelection } from './useSelection.ts';

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

type Connection<Row> = { pageInfo?: PageInfo } & (
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

type ListPageProps<Data, Variables extends object, Field extends string, Row, Values extends { search: string }> = Omit<
  ListTableProps<Row>,
  'rows' | 'caption' | 'isBusy' | 'more' | 'onOpen' | 'selection'
> & {
  title: string;
  description: string;
  help?: ReactNode;
  path: string;
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
  tools?: ListFilter<Values>;
  empty: ReactNode;
  /** The primary action of the page: creates a row. */
  create?: { label: string } & ({ to: string } | { opens: FunctionComponent<RowDialogProps<Row, Row | null>> });
  /** Other actions of the page. */
  action?: ReactNode;
  /** The actions for selected rows. */
  renderBulk?: (chosen: Row[], open: Open<Row>) => ReactNode;
  /** What stands above the tools. */
  top?: ReactNode;
  /** True while files are held over the page, which takes them. */
  isDropping?: boolean;
  /** What stands below the list, and below the whole answer to the query. */
  children?: ReactNode;
  renderBelow?: (data: Data) => ReactNode;
};

/** A page with one list, as it is declared. The URL has the filter, the order and the open row. */
export function ListPage<
  Data extends Record<Field, Connection<Row>>,
  Variables extends object,
  Field extends string,
  Row extends { id: string },
  Values extends { search: string },
>(props: ListPageProps<Data, Variables, Field, Row, Values>) {
  const { title, description, help, path, field, noun, nouns = `${noun}s`, sorting, laterPage, create } = props;
  const { query: declared, tools, empty, action, renderBulk, renderBelow, top, isDropping, children, ...table } = props;
  const query = usePageData(declared, { fetchPolicy: 'cache-and-network' });
  const list: Connection<Row> | undefined = (query.data ?? query.previousData)?.[field];
  const rows = list ? (list.nodes ?? list.edges.map(({ node }) => node)) : [];
  const [dialog, openDialog] = useRowDialog(rows);
  return (
    <>
      <AdminHead
        {...{ title, description, path, help: help ?? description }}
        count={list && formatListed(rows.length, noun, list.pageInfo ?? { hasNextPage: false }, sorting, nouns)}
        action={
          (create || action) && (
            <>
              {action}
              {create &&
                ('to' in create ? (
                  <ButtonLink to={create.to} size="small" variant="primary">
                    {create.label}
                  </ButtonLink>
                ) : (
                  <Button size="small" variant="primary" onClick={() => openDialog(create.opens, null)}>
                    {create.label}
                  </Button>
                ))}
            </>
          )
        }
      />
      <div className={styles.page} data-dropping={isDropping || undefined}>
        {top}
        {tools && <FilterTools path={path} {...tools} />}
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) => (
            <>
              {rows.length > 0 ? (
                <Rows
                  {...table}
                  {...{ noun, nouns, rows, renderBulk }}
                  isBusy={query.loading}
                  onOpen={openDialog}
                  {...(list?.pageInfo && {
                    more: {
                      page: list.pageInfo,
                      label: nouns,
                      onMore: (after) =>
                        query.fetchMore({
                          // A query whose connection has pages takes them.
                          variables: { after, ...(laterPage && { first: laterPage }) } as object as Partial<Variables>,
                          updateQuery: appendPage(field),
                        }),
                    },
                  })}
                />
              ) : (
                empty
              )}
              {renderBelow?.(data)}
            </>
          )}
        </QueryResult>
        {children}
      </div>
      {dialog}
    </>
  );
}

type RowsProps<Row> = Omit<ListTableProps<Row>, 'onOpen'> & {
  noun: string;
  nouns: string;
  renderBulk: ((chosen: Row[], open: Open<Row>) => ReactNode) | undefined;
  onOpen: Open<Row>;
};

function Rows<Row extends { id: string }>({ noun, nouns, renderBulk, ...table }: RowsProps<Row>) {
  const { selection, chosen, clear } = useSelection(table.rows);
  if (!renderBulk) return <ListTable {...table} />;
  return (
    <>
      <SelectionBar
        label={`Selected ${nouns}`}
        count={chosen.length > 0 ? formatCount(chosen.length, noun, nouns) : null}
        onClear={clear}
      >
        {renderBulk(chosen, table.onOpen)}
      </SelectionBar>
      <ListTable {...table} selection={selection} />
    </>
  );
}
