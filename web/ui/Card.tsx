import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';
import { ArrowText } from './TextLink.tsx';

type CardProps = { to: string; title: string; text: string; number?: number; drawing: ReactNode; className?: string };

/** 240 px high: text on the left, a drawing on the right. The whole card is a link. */
export function Card({ to, title, text, number, drawing, className }: CardProps) {
  return (
    <Link to={to} className={className ? `${styles.card} ${className}` : styles.card}>
      <span className={styles.words}>
        <strong className={styles.title}>
          {number !== undefined && <span className={styles.number}>{number}</span>}{' '}
          <ArrowText className={styles.arrow}>{title}</ArrowText>
        </strong>{' '}
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.drawing}>{drawing}</span>
    </Link>
  );
}
