import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { hasSingleKeys } from '#web/portal/singleKeys.ts';
import type { EventMove } from '#web/portal/eventMoves.ts';

const findDay = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];

type Start = Omit<EventMove, 'to'>;

/** The entry at this element, if the viewer can change it. */
function findStart(target: EventTarget, events: readonly CalendarEntryFragment[]): Start | null {
  const id = (target as Element).closest<HTMLElement>('[data-event]')?.dataset['event'];
  const event = events.find((candidate) => candidate.id === id && candidate.viewerCan.update);
  const from = findDay(target);
  return event && from ? { event, from } : null;
}

/**
 * Moves events by dragging them to another day, or by M while an entry has the focus. Only entries that the viewer can
 * change are draggable.
 */
export function useDragEvents(events: readonly CalendarEntryFragment[], onMove: (move: EventMove) => void) {
  const dragged = useRef<Start | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  return {
    /** The day that the dragged event would move to. */
    over,
    handlers: {
      onDragStart: ({ target, dataTransfer }: DragEvent) => {
        dragged.current = findStart(target, events);
        dataTransfer.effectAllowed = 'move';
        // Firefox drags only what has data.
        dataTransfer.setData('text/plain', dragged.current?.event.title ?? '');
      },
      onDragOver: (event: DragEvent) => {
        const day = findDay(event.target);
        if (!dragged.current || !day) return;
        event.preventDefault();
        setOver(day);
      },
      onDrop: (event: DragEvent) => {
        const to = findDay(event.target);
        const move = dragged.current;
        end();
        if (!move || !to) return;
        event.preventDefault();
        if (to !== move.from) onMove({ ...move, to });
      },
      onDragEnd: end,
    },
    handleKey: ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'm' || ctrlKey || metaKey || altKey || !hasSingleKeys()) return;
      const move = findStart(target, events);
      if (move) onMove({ ...move, to: move.from });
    },
  };
}
