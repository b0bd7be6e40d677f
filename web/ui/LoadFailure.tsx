import { Button } from './Button.tsx';
import styles from './Empty.module.css';

/** What stands where something could not be read: why, and a way to try again. */
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
