import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps = {
  /** A note, a FactList or a PullQuote at column 10. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Running text in columns 1–7 (60–75 characters), with related content in the outside column. */
export function Prose({ aside, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
