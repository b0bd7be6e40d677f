import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './AdminTable.module.css';

type SelectionBarProps = {
  /** The accessible name: "Selected articles". */
  label: string;
  /** "3 articles". Null hides the bar. */
  count: string | null;
  onClear: () => void;
  /** Buttons that act on all selected rows. */
  children: ReactNode;
};

/** The actions for the selected rows of a table. It stays in view while the table scrolls. */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  if (count === null) return null;
  return (
    <div role="group" aria-label={label} className={styles.bulk}>
      <b role="status">{count} selected</b>
      {children}
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
