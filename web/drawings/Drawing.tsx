import type { ComponentType, SVGProps } from 'react';
import styles from './Drawing.module.css';

type Form = ComponentType<SVGProps<SVGSVGElement>>;

type DrawingProps = {
  /** About 440 units wide, for phones or half of the page width. */
  of: Form;
  /** About 980 units wide, for the full page width. */
  wide?: Form;
};

/** A drawing with one or two forms. The page shows the one that fits, with labels of at least 11 px. */
export function Drawing({ of: Tall, wide: Wide }: DrawingProps) {
  if (!Wide) return <Tall className={styles.half} />;
  return (
    <>
      <Wide className={styles.wide} />
      <Tall className={styles.tall} />
    </>
  );
}
