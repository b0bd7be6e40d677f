import type { ReactNode } from 'react';

/** The value to sort rows by: a text, a number, or a date in ISO 8601. Null comes last. */
type SortValue = string | number | null;

export interface Column<Row> {
  /** The heading, and the label of the cell on phones. */
  label: string;
  renderCell: (row: Row) => ReactNode;
  /** Without it, rows cannot be sorted by this column. */
  getSortValue?: (row: Row) => SortValue;
  /** True for the cell that names the row. Each table has one. */
  isHeader?: boolean;
  /** Numbers are aligned at the end of the line, so that their digits are below each other. */
  isNumeric?: boolean;
  /** The column leaves room for the details of a row, which also contain its content. */
  isHiddenWhenPanelOpen?: boolean;
  /** The column is left out where the table is narrow, but not on phones, where each row is a card. */
  isHiddenWhenNarrow?: boolean;
  className?: string | undefined;
}

export interface Sort {
  /** The name of the column in the URL. */
  name: string;
  isDescending: boolean;
}

/** The name of a column in the URL: `publish-date`. */
export const getColumnName = ({ label }: { label: string }): string => label.toLowerCase().replaceAll(/\W+/g, '-');

/** Reads `changed` or `-changed` from the URL. Null keeps the order of the list. */
export function readSort(text: string | null): Sort | null {
  if (!text) return null;
  return text.startsWith('-') ? { name: text.slice(1), isDescending: true } : { name: text, isDescending: false };
}

/** The next sort when the heading of a column is pressed: ascending, descending, then the order of the list. */
export function getNextSort(column: { label: string }, sort: Sort | null): string | null {
  const name = getColumnName(column);
  if (sort?.name !== name) return name;
  return sort.isDescending ? null : `-${name}`;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The rows in this order. Rows without a value stay at the end in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const getValue = columns.find((column) => getColumnName(column) === sort?.name)?.getSortValue;
  if (!sort || !getValue) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [getValue(a), getValue(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * compareValues(first, second);
  });
}

/** The class names of a column, for its heading and its cells. */
export const getColumnClass = <Row>(
  { isNumeric, isHiddenWhenPanelOpen, isHiddenWhenNarrow }: Column<Row>,
  classes: Partial<Record<'numeric' | 'secondary' | 'narrow', string>>,
): string =>
  [isNumeric && classes.numeric, isHiddenWhenPanelOpen && classes.secondary, isHiddenWhenNarrow && classes.narrow]
    .filter(Boolean)
    .join(' ');
