import type { ReactNode } from 'react';
import { slugify } from '../../graphql/slug.ts';
import styles from './Beside.module.css';

type BesideProps = {
  title?: string;
  id?: string;
  /** A Figure; wide takes columns 6–12, outside keeps the words short on column 10 with the figure inside. */
  figure: ReactNode;
  side?: 'wide' | 'outside';
  children: ReactNode;
};

/** A drawing and the words that read it. The words come first in the markup, whichever side they stand on. */
export function Beside({ title, id, figure, side = 'wide', children }: BesideProps) {
  return (
    <div id={id} className={`${styles.beside} ${styles[side]}`}>
      <div className={styles.words}>
        {title && <h2 id={id ? `${id}-title` : slugify(title)}>{title}</h2>}
        {children}
      </div>
      <div className={`${styles.figure} animate-on-scroll`}>{figure}</div>
    </div>
  );
}
