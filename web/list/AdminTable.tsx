import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageQuery } from '../runtime/usePageQuery.ts';
import { PAGE_TITLE } from '../ui/PortalSection.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import styles from './AdminTable.module.css';
import { AdminTableHead, Checkbox } from './AdminTableHead.tsx';
import { type Column, getColumnClass, readSort, sortRows } from './columns.ts';
import { useIsBeside, useOpenItem } from './useOpenItem.ts';
import { findRow, isOutsideControls, openRow, useRowKeys } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

export type AdminTableProps<Row> = {
  /** Left out for the table of a page, which the title of the page names. */
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The name of a row's object, for the label of its checkbox. */
  getName: (row: Row) => string;
  isBusy?: boolean;
  /** True if the rows come in the order that the URL names. Otherwise the table reads all rows and sorts them. */
  isSortedByServer?: boolean;
  /** The buttons at the end of a row: at most one, and a RowMenu. */
  renderActions?: (row: Row) => ReactNode;
  /** Full-width content below the cells of a row. */
  renderMore?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** The next page of the list. */
  more?: {
    page: { hasNextPage: boolean; endCursor: string | null };
    /** The plural noun for the rows. */
    label: string;
    onMore: (after: string) => Promise<unknown>;
  };
  /** Runs the action of a key on a row. Returns false if the key has none, or if the action first needs an answer. */
  onKey?: (key: string, row: Row) => boolean;
  /** The details of a row: beside the table, or as a sheet above it. The URL holds the id of the row as `item`. */
  renderPanel?: (row: Row) => ReactNode;
};

/** Sorting reads at most this many rows. Longer lists need a filter. */
const MOST_SORTED = 1_000;

/**
 * The table of an admin page. A row opens its object by click or Enter; J and K move between rows. The heading of a
 * column sorts, and the URL holds the order. On phones, each row is a card.
 */
export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { caption, columns, rows, isBusy, renderActions, selection, more, renderPanel } = props;
  const params = usePageQuery();
  const table = useRef<HTMLTableElement>(null);
  const sort = readSort(params.get('sort'));
  const isBeside = useIsBeside();
  const [item, openItem] = useOpenItem();
  const openDetails = renderPanel ? openItem : null;
  useRowKeys(table, { onOpen: openDetails, onMove: isBeside ? openDetails : null }, (key, id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row !== undefined && (props.onKey?.(key, row) ?? false);
  });
  const isSortedHere = sort !== null && !props.isSortedByServer;
  const isSought = useSoughtRow(item, rows);
  const isReading = useAllRows(isSortedHere || isSought, rows.length, more);
  const [linked] = useState(item);
  useLinkedRow(isSought ? null : renderPanel ? linked : item);
  // Rows do not change their places while more of them come.
  const sortedRows = isSortedHere && !isReading ? sortRows(rows, columns, sort) : rows;
  const chosen = rows.find(({ id }) => id === item);
  const open = renderPanel ? (chosen ?? (isBeside ? sortedRows[0] : undefined)) : undefined;
  return (
    <div className={open ? styles.withPanel : undefined} data-panel={renderPanel ? '' : undefined}>
      <div className={styles.block}>
        <table
          ref={table}
          className={styles.table}
          data-all-in-view={selection?.isAllInView ? '' : undefined}
          aria-busy={isBusy || isReading}
          aria-labelledby={caption ? undefined : PAGE_TITLE}
        >
          {caption && <caption className="label">{caption}</caption>}
          <AdminTableHead {...{ columns, rows, sort, selection }} hasActions={renderActions !== undefined} />
          {sortedRows.map((row) => (
            <TableRow
              key={row.id}
              {...props}
              row={row}
              isOpen={row === open}
              isChosen={row.id === item}
              isTabStop={renderPanel !== undefined && row === (open ?? sortedRows[0])}
              onOpen={openDetails ?? undefined}
            />
          ))}
        </table>
        {more && <LoadMore {...more} />}
      </div>
      {open && renderPanel?.(open)}
    </div>
  );
}

/** A link in an email leads to one row. */
function useLinkedRow(id: string | null): void {
  useEffect(() => {
    const row = id === null ? null : findRow(id);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [id]);
}

/** True until the row that a link names is there. It can be on a later page. */
function useSoughtRow(id: string | null, rows: readonly { id: string }[]): boolean {
  const [sought, setSought] = useState(id);
  const [count, setCount] = useState(rows.length);
  if (rows.length !== count) setCount(rows.length);
  // A list that was read again has only its first page. One row less was deleted.
  if (rows.length < count - 1) setSought(id);
  const isThere = rows.some((row) => row.id === sought);
  if (isThere) setSought(null);
  return sought !== null && !isThere;
}

/**
 * Reads the rows of all pages: for a list that is sorted here, because the next page may contain the first ones, and for
 * a row that a link names. True while it reads.
 */
function useAllRows(isNeeded: boolean, count: number, more: AdminTableProps<never>['more']): boolean {
  const after = more?.page.hasNextPage ? more.page.endCursor : null;
  const [hasFailed, setFailed] = useState(false);
  const isReading = isNeeded && after !== null && count < MOST_SORTED && !hasFailed;
  useEffect(() => {
    // After an error, the button below the table loads the rest.
    if (isReading && after !== null) more?.onMore(after).catch(() => setFailed(true));
    // The function is a new one after each rendering; the cursor changes with each page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReading, after, count]);
  return isReading;
}

type TableRowProps<Row> = AdminTableProps<Row> & {
  row: Row;
  isOpen: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  onOpen: ((id: string) => void) | undefined;
};

function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { row, isOpen, isChosen, isTabStop, onOpen, columns, getName, renderActions, renderMore, selection } = props;
  const more = renderMore?.(row);
  const width = columns.length + Number(selection !== undefined) + Number(renderActions !== undefined);
  return (
    // Clicks are a shortcut for the link or button of the row, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody
      className={styles.row}
      data-row={row.id}
      data-chosen={isChosen ? '' : undefined}
      // With details beside the table, Tab reaches one row, and the arrows move from there.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen || undefined}
      onClick={({ currentTarget, target }) => {
        if (!isOutsideControls(target)) return;
        if (onOpen) onOpen(row.id);
        else openRow(currentTarget, null);
      }}
    >
      <tr>
        {selection && (
          <td className={styles.pick}>
            {(selection.canSelect?.(row) ?? true) && (
              <Checkbox
                label={`Select ${getName(row)}`}
                isChecked={selection.ids.has(row.id)}
                onCheck={(now) => selection.select([row.id], now)}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.label} column={column} row={row} />
        ))}
        {renderActions && (
          <td className={styles.actions}>
            <div>{renderActions(row)}</div>
          </td>
        )}
      </tr>
      {more && (
        <tr className={styles.more}>
          <td colSpan={width}>{more}</td>
        </tr>
      )}
    </tbody>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, isHeader, className = '', renderCell } = column;
  if (isHeader)
    return (
      <th scope="row" className={`${styles.name} ${className}`.trim()}>
        {renderCell(row)}
      </th>
    );
  return (
    <td data-label={label} className={`${getColumnClass(column, styles)} ${className}`.trim() || undefined}>
      {renderCell(row)}
    </td>
  );
}
