import type { ReactNode } from 'react';
import styles from './Figure.module.css';

type FigureCaptionProps = { number: number; children: ReactNode; className?: string; as?: 'figcaption' | 'p' };

/** "FIG. 2  Fine-tuning on your files". A <p> where the drawing is inside a card that is itself a link. */
export function FigureCaption({ number, children, className, as: Tag = 'figcaption' }: FigureCaptionProps) {
  return (
    <Tag className={className ? `label ${className}` : 'label'}>
      <b className={styles.number}>FIG. {number}</b> {children}
    </Tag>
  );
}

/** The number on the balloon and what it names; `wide` where the phone's own drawing leaves the part out. */
export type FigurePart = readonly [number, string, 'wide'?];

type FigureProps = {
  number: number;
  caption: ReactNode;
  parts?: readonly FigurePart[];
  className?: string;
  children: ReactNode;
};

/** A numbered drawing with its caption; `parts` is the list that its balloons refer to. */
export function Figure({ number, caption, parts, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className={`label ${styles.caption} ${parts ? styles.ruled : ''}`}>
        <span>
          <b className={styles.number}>FIG. {number}</b> {caption}
        </span>
        {parts && (
          <span className={styles.parts}>
            {parts.map(([n, name, wide]) => (
              <span key={n} className={wide && styles.wide}>
                <b className={styles.number}>{n}</b> {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
