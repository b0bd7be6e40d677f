import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import type { Mark } from './oblique.ts';
import type { Room } from './room.ts';

type RoomFigureProps = {
  size: string;
  label: string;
  className?: string;
  room: Room;
  front: readonly Mark[];
  gap?: number;
};

/** A room with its wall drawn over the content. `front` is drawn on top of everything. */
export function RoomFigure({ size, label, className, room, front, gap }: RoomFigureProps) {
  const id = useId();
  return (
    <Drawing size={size} label={label} className={className}>
      <defs>
        <Hatch id={id} gap={gap} />
        <clipPath id={`${id}c`}>
          <path d={room.opening} />
        </clipPath>
      </defs>
      <Marks of={room.shell.marks} />
      <path className="f" d={room.opening} />
      <g clipPath={`url(#${id}c)`}>
        <Marks of={room.inside.marks} />
      </g>
      <path className="w" fill={`url(#${id})`} fillRule="evenodd" d={room.ring} />
      <Marks of={front} />
    </Drawing>
  );
}
