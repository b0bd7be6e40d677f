import { Link } from 'react-router-dom';
import { usePageQuery } from '../runtime/usePageQuery.ts';
import styles from './AdminTable.module.css';
import { type Column, getColumnClass, getColumnName, getNextSort, type Sort } from './columns.ts';
import type { Selection } from './useSelection.ts';

type AdminTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort | null;
  selection: Selection<Row> | undefined;
  hasActions: boolean;
};

/** The headings of a table. Those that sort are links, so that they also work without JavaScript. */
export function AdminTableHead<Row extends { id: string }>(props: AdminTableHeadProps<Row>) {
  const { columns, rows, sort, selection, hasActions } = props;
  const ids = rows.filter((row) => selection?.canSelect?.(row) ?? true).map(({ id }) => id);
  return (
    <thead>
      <tr>
        {selection && (
          <td className={styles.pick}>
            {ids.length > 0 && (
              <Checkbox
                label={selection.allLabel}
                labelClass={styles.all}
                isChecked={ids.every((id) => selection.ids.has(id))}
                onCheck={(now) => selection.select(ids, now)}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <Heading key={column.label} column={column} sort={sort} />
        ))}
        {hasActions && (
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: Sort | null }) {
  const params = usePageQuery();
  const isSorted = sort?.name === getColumnName(column);
  const order = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={getColumnClass(column, styles)}
      aria-sort={isSorted && column.getSortValue ? order : undefined}
    >
      {column.getSortValue ? (
        <Link to={toUrl(params, getNextSort(column, sort))} replace preventScrollReset className={styles.sort}>
          {column.label}
          <span aria-hidden="true">{isSorted && (sort.isDescending ? '↓' : '↑')}</span>
        </Link>
      ) : (
        column.label
      )}
    </th>
  );
}

/** The same list from its beginning in another order. */
function toUrl(params: URLSearchParams, sort: string | null): string {
  const next = new URLSearchParams(params);
  next.delete('after');
  if (sort) next.set('sort', sort);
  else next.delete('sort');
  return `?${next}`;
}

type CheckboxProps = {
  label: string;
  labelClass?: string | undefined;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

export const Checkbox = ({ label, labelClass = 'visually-hidden', isChecked, onCheck }: CheckboxProps) => (
  <label>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
    <span className={labelClass}>{label}</span>
  </label>
);
