import { Suspense } from 'react';
import { industryFigures } from './industryFigures.ts';
import styles from './IndustryFigure.module.css';

/** The building of an industry in section. Its room is kept while the code that draws it is on its way. */
export function IndustryFigure({ industry }: { industry: keyof typeof industryFigures }) {
  const Figure = industryFigures[industry];
  return (
    <Suspense fallback={<span className={styles.room} />}>
      <Figure className={styles.inside} />
    </Suspense>
  );
}
