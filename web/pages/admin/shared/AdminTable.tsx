import type { ReactNode } from 'react';
import desk from './Admin.module.css';

type AdminTableProps = {
  caption: ReactNode;
  columns: readonly string[];
  busy?: boolean;
  /** The checkbox that selects all rows, above the rows' checkboxes. */
  pick?: ReactNode;
  /** True if the last column contains the row's actions. */
  actions?: boolean;
  /** One `tbody` per row. On phones, each is a card. */
  children: ReactNode;
};

/** A table on an admin page: caption, column names and rows. */
export const AdminTable = ({ caption, columns, busy, pick, actions = true, children }: AdminTableProps) => (
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
