import type { ReactNode } from 'react';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { type Connection, type List, useList } from '#web/list/useList.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import styles from './LogTable.module.css';

type LogPageProps<Data, Variables extends object, Field extends string, Row> = List<Data, Variables, Field> & {
  title: string;
  description: string;
  help: string;
  path: string;
  action: ReactNode;
  renderFilter: (rows: readonly Row[]) => ReactNode;
  /** The cells by heading. On phones, those beside the event stand below it. */
  cells: Record<string, (row: Row) => ReactNode>;
  empty: ReactNode;
};

/** A page with a log: its entries, newest first. The URL holds the filter. */
export function LogPage<
  Data extends Record<Field, Connection<Row>>,
  Variables extends object,
  Field extends string,
  Row extends { id: string },
>(props: LogPageProps<Data, Variables, Field, Row>) {
  const { title, description, help, path, action, renderFilter, cells, empty } = props;
  const { query, rows, count, more } = useList<Data, Variables, Field, Row>(props);
  return (
    <>
      <AdminHead {...{ title, description, help, path, count, action }} />
      <div className={styles.trail}>
        {renderFilter(rows)}
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {() =>
            rows.length > 0 ? (
              <>
                <LogTable rows={rows} cells={cells} isBusy={query.loading} />
                {more && <LoadMore {...more} />}
              </>
            ) : (
              empty
            )
          }
        </QueryResult>
      </div>
    </>
  );
}

type LogTableProps<Row> = Pick<LogPageProps<unknown, object, string, Row>, 'cells'> & {
  rows: readonly Row[];
  isBusy: boolean;
};

const LogTable = <Row extends { id: string }>({ rows, cells, isBusy }: LogTableProps<Row>) => (
  <table className={`${styles.table} ${styles.entries}`} aria-busy={isBusy} aria-labelledby={PAGE_TITLE}>
    <thead>
      <tr>
        {Object.keys(cells).map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          {Object.entries(cells).map(([heading, renderCell]) => (
            <td key={heading} data-label={heading} className={heading === 'Event' ? styles.event : undefined}>
              {renderCell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
