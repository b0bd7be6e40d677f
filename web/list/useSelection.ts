import { useState } from 'react';

/** The rows that the checkboxes of a table select. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** The label of the checkbox for all rows. */
  allLabel: string;
  /** True if phones show this checkbox before a row is selected. */
  isAllInView: boolean;
  /** Without it, all rows can be selected. */
  canSelect?: ((row: Row) => boolean) | undefined;
}

interface SelectionOptions<Row> {
  allLabel?: string;
  isAllInView?: boolean;
  canSelect?: (row: Row) => boolean;
}

/** The selection of a table. `chosen` are the selected rows that the list still has. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  { allLabel = 'Select all that are shown', isAllInView = false, canSelect }: SelectionOptions<Row> = {},
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = (changedIds: readonly string[], isSelected: boolean) =>
    setIds(
      (before) =>
        new Set(isSelected ? [...before, ...changedIds] : [...before].filter((id) => !changedIds.includes(id))),
    );
  const selection: Selection<Row> = { ids, select, allLabel, isAllInView, canSelect };
  const chosen = rows.filter((row) => ids.has(row.id) && (canSelect?.(row) ?? true));
  return { selection, chosen, clear: () => setIds(new Set()) };
}
