import type { ReactNode } from 'react';
import type { Mark } from './oblique.ts';

export function Marks({ of }: { of: readonly Mark[] }) {
  return of.map((mark, i) =>
    'd' in mark ? (
      <path key={i} className={mark.c} d={mark.d} />
    ) : (
      <text key={i} className={mark.c || undefined} x={mark.x} y={mark.y} textAnchor={mark.a}>
        {mark.s}
      </text>
    ),
  );
}

/** The 45° hatching of a cut wall. `id` must be unique on the page: use useId. */
export function Hatch({ id, gap = 5 }: { id: string; gap?: number }) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d={`M0 0V${gap}`} className="ht" />
    </pattern>
  );
}

type DrawingProps = {
  /** "width height" in the drawing's own units. */
  size: string;
  /** A sentence that describes the drawing. Omitted only if the adjacent text already says the same. */
  label?: string;
  className?: string;
  aspect?: string;
  children: ReactNode;
};

export function Drawing({ size, label, className, aspect, children }: DrawingProps) {
  const accessibleName = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox={`0 0 ${size}`}
      preserveAspectRatio={aspect}
      // Texts begin at the same place in every language.
      direction="ltr"
      className={className ? `dwg ${className}` : 'dwg'}
      {...accessibleName}
    >
      {children}
    </svg>
  );
}
