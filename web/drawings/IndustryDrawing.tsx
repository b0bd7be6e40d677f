import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { racks, type RackKind } from './furniture.ts';
import { Scene, type Mark } from './oblique.ts';

// The four industry figures form a series: the same ground line, the node in a basement room, the air gap at one
// height.
export const groundLine = 160;
const [width, height] = [644, 240];

export type Section = {
  label: string;
  marks: readonly Mark[];
  cellar: { x: number; w: number; h: number };
  /** Racks on the basement floor, from left to right. */
  racks: { x: number; h: number; kinds: RackKind[] };
  /** The x position where the building ends and the air gap begins. */
  end: number;
};

function annotations({ racks: r, cellar, end }: Section) {
  const s = new Scene();
  racks(s, r.x, groundLine + cellar.h, r.h, r.kinds);
  const near = new Scene().dimensionH(end, width - 4, 124).path('d d2', `M${width - 2} 20V156`);
  const far = new Scene().dimensionH(end, width + 22, 124);
  return { node: s.marks, near: near.marks, far: far.marks };
}

/** `near` draws the dotted outside line at the drawing's edge, for layouts in which the page does not draw it. */
export function IndustryDrawing({ section, className }: { section: Section; className?: string }) {
  const id = useId();
  const { x, w, h } = section.cellar;
  const cut = `M0 ${groundLine}H${x}v${h}h${w}v${-h}H${width}`;
  const { node, near, far } = annotations(section);
  return (
    <Drawing size={`${width} ${height}`} label={section.label} className={className} aspect="xMaxYMax slice">
      <Hatch id={id} gap={6} />
      <path fill={`url(#${id})`} d={`${cut}V${height}H0Z`} />
      <Marks of={section.marks} />
      <path className="w" d={cut} />
      <Marks of={node} />
      <g className="far">
        <Marks of={far} />
      </g>
      <g className="near">
        <Marks of={near} />
      </g>
    </Drawing>
  );
}
