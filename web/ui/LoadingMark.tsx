import { BrandMark } from '../drawings/BrandMark.tsx';
import styles from './LoadingMark.module.css';

/** For content of unknown shape. If the shape is known, use a skeleton. */
export function LoadingMark({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      <BrandMark className={styles.mark} />
      <span className="label">{label}</span>
    </div>
  );
}
