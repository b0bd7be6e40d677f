import { useId } from 'react';
import styles from './ComposedDrawing.module.css';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import type { Composition } from './plan.ts';

type ComposedDrawingProps = {
  label: string;
  /** About 980 units wide, for the full page width. */
  wide?: Composition;
  /** About 440 units wide, for phones or half of the page width. */
  tall: Composition;
};

/** A drawing with one or two layouts. The page shows the one that fits, with labels of at least 11 px. */
export function ComposedDrawing({ label, wide, tall }: ComposedDrawingProps) {
  if (!wide) return <Sheet label={label} className={styles.half} {...tall} />;
  return (
    <>
      <Sheet label={label} className={styles.wide} {...wide} />
      <Sheet label={label} className={styles.tall} {...tall} />
    </>
  );
}

function Sheet({ label, className, size, walls, marks }: Composition & { label: string; className?: string }) {
  const id = useId();
  return (
    <Drawing size={size} label={label} className={className}>
      {walls && (
        <>
          <Hatch id={id} gap={5} />
          <path className="w" fill={`url(#${id})`} fillRule="evenodd" d={walls} />
        </>
      )}
      <Marks of={marks} />
    </Drawing>
  );
}
