import type { ReactNode } from 'react';
import { slugify } from '#graphql/slug.ts';
import { keepTogether } from './keepTogether.tsx';
import styles from './FigureAndText.module.css';

type FigureAndTextProps = {
  title?: string;
  id?: string;
  /** A Figure. `wide` takes columns 7–12; `outside` puts short text at column 10 and the figure in columns 1–7. */
  figure: ReactNode;
  side?: 'wide' | 'outside';
  children: ReactNode;
};

/** A drawing and its text, side by side. The text comes first in the markup, on whichever side it is shown. */
export function FigureAndText({ title, id, figure, side = 'wide', children }: FigureAndTextProps) {
  return (
    <div id={id} className={`${styles.layout} ${styles[side]}`}>
      <div className={styles.words}>
        {title && <h2 id={id ? `${id}-title` : slugify(title)}>{keepTogether(title)}</h2>}
        {children}
      </div>
      <div className={`${styles.figure} animate-on-scroll`}>{figure}</div>
    </div>
  );
}
