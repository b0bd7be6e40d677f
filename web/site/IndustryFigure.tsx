import { Suspense } from 'react';
import styles from './IndustryFigure.module.css';
import { lazyDrawing } from '../runtime/lazyDrawing.tsx';
import type { industryDrawings } from './industryDrawings.ts';

type Name = keyof typeof industryDrawings;

const load = async () => (await import('./industryDrawings.ts')).industryDrawings;
/** Null in the browser build, so the first page's code contains no drawings. */
const server = import.meta.env.SSR ? await load() : null;

const createFigure = (name: Name) =>
  lazyDrawing<{ className?: string }>(server?.[name] ?? false, async () => (await load())[name]);

const industryFigures = {
  GOVERNMENT: createFigure('GOVERNMENT'),
  HEALTHCARE: createFigure('HEALTHCARE'),
  FINANCIAL_SERVICES: createFigure('FINANCIAL_SERVICES'),
  UTILITIES: createFigure('UTILITIES'),
  DEFENSE: createFigure('DEFENSE'),
};

/** A section of an industry's building. Its space is reserved until the drawing's code has loaded. */
export function IndustryFigure({ industry }: { industry: keyof typeof industryFigures }) {
  const Figure = industryFigures[industry];
  return (
    <Suspense fallback={<span className={styles.room} />}>
      <Figure className={styles.inside} />
    </Suspense>
  );
}
