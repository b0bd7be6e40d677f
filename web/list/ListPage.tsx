import type { FunctionComponent, ReactNode } from 'react';
import { formatCount } from '../runtime/formatCount.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { AdminHead } from './AdminHead.tsx';
import type { ListValues } from '../portal/ListTools.tsx';
import { FilterTools, type ListFilter } from './FilterTools.tsx';
import styles from './ListPage.module.css';
import { ListTable, type ListTableProps, type Open, type RowDialogProps, useRowDialog } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { type Connection, type List, useList } from './useList.ts';
import { useSelection } from './useSelection.ts';

type ListPageProps<Data, Variables extends object, Field extends string, Row, Values extends ListValues> = List<
  Data,
  Variables,
  Field
> &
  Omit<ListTableProps<Row>, 'rows' | 'caption' | 'isBusy' | 'more' | 'onOpen' | 'selection'> & {
    /** With a function, what the answer says stands in it. */
    title: string | ((data: Data | undefined) => string);
    description: string;
    help?: ReactNode;
    path: string;
    tools?: ListFilter<Values>;
    empty: ReactNode | ((data: Data) => ReactNode);
    /** The primary action of the page: creates a row. */
    create?: { label: string } & ({ to: string } | { opens: FunctionComponent<RowDialogProps<Row, Row | null>> });
    /** Other actions of the page. */
    action?: ReactNode;
    /** The actions for selected rows. */
    renderBulk?: (chosen: Row[], open: Open<Row>, clear: () => void) => ReactNode;
    /** What stands above the tools. */
    top?: ReactNode;
    /** True while files are held over the page, which takes them. */
    isDropping?: boolean;
    /** What stands below the list, and above and below the whole answer to the query. */
    children?: ReactNode;
    renderAbove?: (data: Data) => ReactNode;
    renderBelow?: (data: Data) => ReactNode;
  };

/** A page with one list, as it is declared. The URL has the filter, the order and the open row. */
export function ListPage<
  Data extends Record<Field, Connection<Row>>,
  Variables extends object,
  Field extends string,
  Row extends { id: string },
  Values extends ListValues,
>(props: ListPageProps<Data, Variables, Field, Row, Values>) {
  const { title, description, help, path, noun, nouns = `${noun}s`, create } = props;
  const { tools, empty, action, renderBulk, renderAbove, renderBelow, top, isDropping, children, ...table } = props;
  const { query, rows, count, more } = useList<Data, Variables, Field, Row>(props);
  const [dialog, openDialog] = useRowDialog(rows);
  return (
    <>
      <AdminHead
        {...{ description, path }}
        title={typeof title === 'string' ? title : title(query.data ?? query.previousData)}
        {...(help !== undefined && { help })}
        count={count}
        action={
          (create || action) && (
            <>
              {action}{' '}
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
              {renderAbove?.(data)}
              {rows.length > 0 ? (
                <Rows
                  {...table}
                  {...{ noun, nouns, rows, renderBulk }}
                  isBusy={query.loading}
                  onOpen={openDialog}
                  {...(more && { more })}
                />
              ) : typeof empty === 'function' ? (
                empty(data)
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
  renderBulk: ((chosen: Row[], open: Open<Row>, clear: () => void) => ReactNode) | undefined;
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
        {renderBulk(chosen, table.onOpen, clear)}
      </SelectionBar>
      <ListTable {...table} selection={selection} />
    </>
  );
}
