import { BrandMark } from '../drawings/BrandMark.tsx';
import styles from './LoadingMark.module.css';

/** For waits that have no shape to show; where the shape of the answer is known, a skeleton is better. */
export function LoadingMark({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      <BrandMark className={styles.mark} />
      <span className="label">{label}</span>
    </div>
  );
}
