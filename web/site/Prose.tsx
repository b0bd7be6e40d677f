import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps = {
  /** A note, a FactList or a PullQuote at column 10. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Running text inside (columns 1–7, 60–75 characters), with what belongs beside it hung outside. */
export function Prose({ aside, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
