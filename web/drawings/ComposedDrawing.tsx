import { useId } from 'react';
import styles from './ComposedDrawing.module.css';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import type { Composition } from './plan.ts';

type ComposedDrawingProps = {
  label: string;
  /** About 980 units wide, for the whole sheet. */
  wide?: Composition;
  /** About 440 units wide: the phone's own arrangement, or one half of a sheet. */
  tall: Composition;
};

/** A drawing in one or two arrangements; the page shows the one that fits, with labels of 11 px or more. */
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
