import { type PointerEvent, useRef, useState } from 'react';
import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Calendar.module.css';
import { daysOfEvent, nameOfWeekday } from '#web/portal/calendarDays.ts';
import { DayCell } from './DayCell.tsx';
import type { EventMove } from '#web/portal/eventMoves.ts';
import { useDragEvents } from './useDragEvents.ts';
import { type Move, useGridKeys } from './useGridKeys.ts';

export type DayGridProps = {
  weeks: readonly (readonly string[])[];
  events: readonly CalendarEntryFragment[];
  zone: string | null;
  today: string;
  /** The day that has the tab stop initially. */
  day: string;
  busy: boolean;
  /** The month in focus; other days are dimmed. Null for a week, in which no day is dimmed. */
  month: string | null;
  onLeave: (day: string) => void;
  onMove: (move: EventMove) => void;
  /** Opens the details of an event. Without JavaScript, its link leads to its page. */
  onOpen: (event: CalendarEntryFragment) => void;
  /** Starts a new event on these days. Null for people who cannot create events. */
  onCreate: ((first: string, last: string) => void) | null;
};

/**
 * A calendar grid (ARIA grid pattern) with one tab stop. Arrow keys move by day and week, Page keys by month, Home and
 * End within the week.
 */
export function DayGrid(props: DayGridProps) {
  const { weeks, events, zone, today, day, busy, month, onLeave, onMove, onOpen, onCreate } = props;
  const [moved, setMoved] = useState<Move>({ from: day, to: day });
  const active = moved.from === day ? moved.to : day;
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys({ table, active, day, weeks, setMoved, onLeave });
  const drag = useDragEvents(events, onMove);
  const days = useDragDays(onCreate);
  const byDay = entriesByDay(events, zone);
  const [showsPast, setShowsPast] = useState(false);
  // Only in the month of today: in others, all weeks are equally near.
  const isFoldable = month !== null && month === today.slice(0, 7);
  const isPast = (week: readonly string[]) => isFoldable && (week.at(-1) ?? today) < today;
  return (
    <>
      {weeks.some(isPast) && (
        <p className={styles.fold}>
          <Button size="small" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
            Past weeks
          </Button>
        </p>
      )}
      <table
        ref={table}
        // The grid pattern handles its own keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby="shown"
        aria-busy={busy}
        className={styles.grid}
        onKeyDown={(event) => {
          onKeyDown(event);
          drag.handleKey(event);
        }}
        {...drag.handlers}
        {...days.handlers}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={nameOfWeekday(date, 'long')}>
                {nameOfWeekday(date, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={month ? undefined : styles.week}>
          {weeks.map((week) => (
            <tr key={week[0]} className={isPast(week) && !showsPast ? styles.past : undefined}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  day={date}
                  events={byDay.get(date) ?? []}
                  zone={zone}
                  isToday={date === today}
                  isActive={date === active}
                  isOutside={month !== null && !date.startsWith(month)}
                  isWhole={month === null}
                  onOpen={onOpen}
                  isTarget={date === drag.over || days.isWithin(date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function entriesByDay(events: DayGridProps['events'], zone: string | null): Map<string, CalendarEntryFragment[]> {
  const byDay = new Map<string, CalendarEntryFragment[]>();
  // All-day events come before timed events.
  for (const event of [...events].toSorted((a, b) => Number(b.isAllDay) - Number(a.isAllDay))) {
    for (const day of daysOfEvent(event, zone)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}

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
function useDragDays(onChoose: ((first: string, last: string) => void) | null) {
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
