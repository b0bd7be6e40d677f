import { Suspense } from 'react';
import { industryFigures } from './industryFigures.ts';
import styles from './IndustryFigure.module.css';

/** A section of an industry's building. Its space is reserved until the drawing's code has loaded. */
export function IndustryFigure({ industry }: { industry: keyof typeof industryFigures }) {
  const Figure = industryFigures[industry];
  return (
    <Suspense fallback={<span className={styles.room} />}>
      <Figure className={styles.inside} />
    </Suspense>
  );
}
