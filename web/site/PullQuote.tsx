import type { ReactNode } from 'react';
import styles from './PullQuote.module.css';

/** A highlighted sentence. With a source it is a quotation; without, it is our own text in large type. */
export function PullQuote({ children, source }: { children: ReactNode; source?: string }) {
  if (!source) return <p className={`${styles.words} ${styles.alone}`}>{children}</p>;
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>{children}</p>
      </blockquote>
      <figcaption className={`label ${styles.source}`}>{source}</figcaption>
    </figure>
  );
}
