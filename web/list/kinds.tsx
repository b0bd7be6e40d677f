import type { ReactNode } from 'react';
import { Age } from '../ui/Age.tsx';
import { Moment } from '../ui/Moment.tsx';
import type { Column } from './columns.ts';

type Rest<Row> = Omit<Column<Row>, 'label' | 'renderCell' | 'getSortValue' | 'isHeader'>;

/** The column that names a row, with a second line. */
export const nameColumn = <Row,>(
  label: string,
  getName: (row: Row) => string | null,
  renderMore?: (row: Row) => ReactNode,
): Column<Row> => ({
  label,
  isHeader: true,
  getSortValue: getName,
  renderCell: (row) => (
    <>
      <b dir="auto">{getName(row)}</b> {renderMore?.(row)}
    </>
  ),
});

/** A text or number that sorts. */
export const valueColumn = <Row,>(
  label: string,
  getValue: (row: Row) => string | number | null,
  rest?: Rest<Row>,
): Column<Row> => ({ label, getSortValue: getValue, renderCell: getValue, ...rest });

/** A date and time, and how long ago it was. */
export const ageColumn = <Row,>(label: string, getAt: (row: Row) => string, rest?: Rest<Row>): Column<Row> => ({
  label,
  getSortValue: getAt,
  renderCell: (row) => <Age at={getAt(row)} />,
  ...rest,
});

/** A date and time. */
export const momentColumn = <Row,>(label: string, getAt: (row: Row) => string, rest?: Rest<Row>): Column<Row> => ({
  label,
  getSortValue: getAt,
  renderCell: (row) => <Moment at={getAt(row)} />,
  ...rest,
});

/** A text that a person wrote. */
export const textColumn = <Row,>(
  label: string,
  getText: (row: Row) => string | null,
  rest?: Rest<Row>,
): Column<Row> => ({
  label,
  getSortValue: getText,
  renderCell: (row) => <span dir="auto">{getText(row)}</span>,
  ...rest,
});
