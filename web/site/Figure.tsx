import type { ReactNode } from 'react';
import styles from './Figure.module.css';

type FigureCaptionProps = { number: number; children: ReactNode; className?: string; as?: 'figcaption' | 'p' };

/** A caption such as "FIG. 2 Fine-tuning on your files". A <p> if the drawing is inside a card that is a link. */
export function FigureCaption({ number, children, className, as: Tag = 'figcaption' }: FigureCaptionProps) {
  return (
    <Tag className={className ? `label ${className}` : 'label'}>
      <b className={styles.number}>FIG. {number}</b> {children}
    </Tag>
  );
}

/** Callout number and label. `wide` if the phone drawing omits the part. */
export type FigurePart = readonly [number, string, 'wide'?];

type FigureProps = {
  number: number;
  caption: ReactNode;
  parts?: readonly FigurePart[];
  className?: string;
  children: ReactNode;
};

/** A numbered drawing with a caption. `parts` is the key to its callouts. */
export function Figure({ number, caption, parts, className, children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className={`label ${styles.caption} ${parts ? styles.ruled : ''}`}>
        <span>
          <b className={styles.number}>FIG. {number}</b> {caption}
        </span>{' '}
        {parts && (
          <span className={styles.parts}>
            {parts.flatMap(([n, name, wide]) => [
              <span key={n} className={wide && styles.wide}>
                <b className={styles.number}>{n}</b> {name}
              </span>,
              ' ',
            ])}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
