import type { ReactNode } from 'react';
import desk from './Desk.module.css';

type DeskTableProps = {
  caption: ReactNode;
  columns: readonly string[];
  busy?: boolean;
  /** What picks all rows, above what picks one. */
  pick?: ReactNode;
  /** The last column holds what can be done with a row. */
  actions?: boolean;
  /** A `tbody` a row; on a phone each is a slip of its own. */
  children: ReactNode;
};

/** A table of the desk: its caption, the names of its columns, and its rows. */
export const DeskTable = ({ caption, columns, busy, pick, actions = true, children }: DeskTableProps) => (
  <table className={desk.table} aria-busy={busy}>
    <caption className="label">{caption}</caption>
    <thead>
      <tr>
        {pick !== undefined && <td className={desk.pick}>{pick}</td>}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {actions && (
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
    {children}
  </table>
);
