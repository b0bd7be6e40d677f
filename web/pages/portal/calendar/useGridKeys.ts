import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { addDays, addMonths } from '#web/portal/calendarDays.ts';

/** The cell that has the focus, for the shown day `from`. */
export interface Move {
  from: string;
  to: string;
}

type GridKeys = {
  table: RefObject<HTMLTableElement | null>;
  active: string;
  day: string;
  weeks: readonly (readonly string[])[];
  setMoved: (move: Move) => void;
  /** Called when the focus moves to a day that is not shown. */
  onLeave: (day: string) => void;
};

function findTarget(key: string, shift: boolean, from: string, week: readonly string[]): string | null {
  if (key === 'ArrowLeft') return addDays(from, -1);
  if (key === 'ArrowRight') return addDays(from, 1);
  if (key === 'ArrowUp') return addDays(from, -7);
  if (key === 'ArrowDown') return addDays(from, 7);
  if (key === 'Home') return week[0] ?? from;
  if (key === 'End') return week.at(-1) ?? from;
  if (key === 'PageUp') return addMonths(from, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(from, shift ? 12 : 1);
  return null;
}

/** Keyboard navigation between days. The focus also moves to a month that is shown only then. */
export function useGridKeys({ table, active, day, weeks, setMoved, onLeave }: GridKeys) {
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [table, active]);
  return (event: KeyboardEvent) => {
    const onDay = event.target instanceof HTMLElement && event.target.dataset['day'];
    if (!onDay || event.altKey || event.ctrlKey || event.metaKey) return;
    const week = weeks.find((days) => days.includes(onDay)) ?? [];
    const to = findTarget(event.key, event.shiftKey, onDay, week);
    if (!to) return;
    event.preventDefault();
    follows.current = true;
    if (weeks.some((week) => week.includes(to))) setMoved({ from: day, to });
    else onLeave(to);
  };
}
