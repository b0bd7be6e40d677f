import { ColumnHeads } from './ColumnHeads.tsx';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type DataTableProps = {
  /** The table number, as in TABLE 1. */
  number: number;
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** A note below the table. */
  note?: ReactNode;
  /** Narrow tables fit on a phone. */
  width?: 'narrow' | 'wide';
};

/**
 * A data table. If it does not fit, its box scrolls by touch or arrow keys, and the first column stays visible. On
 * phones, each row of a wide table is a card that names its columns, so that none is out of view.
 */
export function DataTable({ number, caption, columns, rows, note, width = 'wide' }: DataTableProps) {
  const id = `table-${number}`;
  return (
    <div className={styles.block}>
      {/* Scrollable boxes must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={`${styles.table} ${styles[width]}`}>
          <caption id={id} className="label">
            <span>
              <b>TABLE {number}</b> {caption}
            </span>
          </caption>
          <ColumnHeads of={columns} />
          <tbody>
            {rows.map(([name, ...cells], i) => (
              <tr key={i}>
                <th scope="row">{name}</th>
                {cells.map((cell, k) => (
                  <td key={k} data-label={columns[k + 1]}>
                    {/* On phones, a cell is a grid: one item for its name, and one for its content. */}
                    {typeof cell === 'string' ? cell : <div>{cell}</div>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
