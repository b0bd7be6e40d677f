import { LoadingMark } from '../ui/LoadingMark.tsx';
import styles from './AdminTable.module.css';

/** Stands for a table that loads, in the height of its rows. */
export const TableSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <div className={styles.skeleton}>
    <LoadingMark />
    {Array.from({ length: rows }, (_, i) => (
      <i key={i} aria-hidden="true" />
    ))}
  </div>
);
