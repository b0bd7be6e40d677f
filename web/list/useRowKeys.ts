import { type RefObject, useEffect } from 'react';
import { hasSingleKeys, isInSequence, isTyping } from '../portal/singleKeys.ts';

type OpenDetails = ((id: string) => void) | null;

const CONTROLS = 'a, button, input, label, select, summary, textarea, [popover]';

/** The link or button that opens the object of a row: the marked control, or the control in the name of the object. */
const findOpener = (row: Element): HTMLElement | null => row.querySelector('[data-open], th a, th button');

/** The row of an object, which can have the focus. */
export const findRow = (id: string): HTMLElement | null => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** The table shows the details of its first row until a person chooses one. Keys act on a chosen row only. */
const isChosen = (row: HTMLElement): boolean => row.dataset['chosen'] !== undefined;

/** True if a click is meant for the row: it is not on a link or button, and selects no text. */
export const isOutsideControls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) === null && String(getSelection()) === '';

/** Opens the object of a row, or its details if the row has no link or button of its own. */
export function openRow(row: HTMLElement, openDetails: OpenDetails): void {
  const opener = findOpener(row);
  if (opener) opener.click();
  else if (row.dataset['row']) openDetails?.(row.dataset['row']);
}

/** The number of rows that a key moves. The arrows scroll the page unless a row has the focus. */
function getStep(key: string, isOnRow: boolean): number {
  if (isOnRow && key.startsWith('Arrow')) return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  return hasSingleKeys() ? ({ j: 1, k: -1 }[key] ?? 0) : 0;
}

function moveTo(row: HTMLElement | undefined, openDetails: OpenDetails): void {
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  if (row?.dataset['row']) openDetails?.(row.dataset['row']);
}

/**
 * J and K move between the rows of a table, X selects the row with the focus, and Enter opens it. The arrows also move
 * from a row with the focus. `onOpen` shows the details of a row, `onMove` those of a row that a key reached. `runAction` returns true if
 * the key is an action of the row and needs no question; then the next row follows.
 */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  { onOpen, onMove }: { onOpen: OpenDetails; onMove: OpenDetails },
  runAction: (key: string, id: string) => boolean,
): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp, defaultPrevented } = event;
      if (defaultPrevented || isInSequence(timeStamp)) return;
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const current = rows.find((row) => row.contains(document.activeElement)) ?? rows.find(isChosen);
      const step = getStep(key, target === current);
      if (key === 'Enter' && current && target === current) openRow(current, onOpen);
      else if (current?.dataset['row'] && hasSingleKeys() && runAction(key, current.dataset['row']))
        moveTo(rows[rows.indexOf(current) + 1], onMove);
      else if (key === 'x' && current && hasSingleKeys())
        current.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      else if (step) moveTo(current ? rows[rows.indexOf(current) + step] : rows[0], onMove);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [table, onOpen, onMove, runAction]);
}
