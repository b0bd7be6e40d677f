import { type PointerEvent, useState } from 'react';

interface Range {
  from: string;
  to: string;
}

/** The day of an empty part of a cell. Links and entries have clicks of their own. */
const findEmptyDay = (target: EventTarget): string | undefined => {
  const element = target as Element;
  return element.closest('a, li') ? undefined : element.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
};

const findDay = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];

/** Selects days by clicking or dragging over empty days of the calendar. */
export function useDragDays(onChoose: ((first: string, last: string) => void) | null) {
  const [range, setRange] = useState<Range | null>(null);
  const isWithin = (day: string): boolean =>
    range !== null && ((range.from <= day && day <= range.to) || (range.to <= day && day <= range.from));
  const handlers = onChoose && {
    onPointerDown: ({ target, button, pointerType }: PointerEvent) => {
      const day = findEmptyDay(target);
      // A finger scrolls the page.
      if (day && button === 0 && pointerType !== 'touch') setRange({ from: day, to: day });
    },
    onPointerOver: ({ target, buttons }: PointerEvent) => {
      const day = findDay(target);
      if (range && buttons === 0) setRange(null);
      else if (range && day) setRange({ ...range, to: day });
    },
    onPointerUp: () => {
      if (!range) return;
      const [first, last] = [range.from, range.to].toSorted();
      setRange(null);
      onChoose(first!, last!);
    },
  };
  return { isWithin, handlers };
}
