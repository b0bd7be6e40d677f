import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import styles from './CardGrid.module.css';
import { FigureCaption } from './Figure.tsx';

export type GridCard = {
  to: string;
  title: string;
  text: string;
  drawing: ReactNode;
  /** Figure number and caption, if the drawing needs them. */
  figure?: number;
  caption?: string;
};

/** Cards of 240 px, two or three per row, with figure numbers below them. */
export function CardGrid({ cards, columns = 2 }: { cards: readonly GridCard[]; columns?: 2 | 3 }) {
  return (
    <ul className={columns === 3 ? `${styles.cards} ${styles.three}` : styles.cards}>
      {cards.map(({ to, title, text, drawing, figure, caption }) => (
        <li key={to} className="animate-on-scroll">
          <Card to={to} title={title} text={text} drawing={drawing} />
          {figure !== undefined && (
            <FigureCaption as="p" number={figure} className={styles.caption}>
              {caption}
            </FigureCaption>
          )}
        </li>
      ))}
    </ul>
  );
}
