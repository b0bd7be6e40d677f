import { Button } from './Button.tsx';
import styles from './Empty.module.css';

/** Shown if data could not be loaded: the reason, and a retry button. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>{sentence}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
