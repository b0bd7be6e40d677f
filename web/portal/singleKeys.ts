// Single-key shortcuts can be turned off (WCAG 2.1.4): people who dictate text trigger them by accident.

const STORAGE_KEY = 'shortcuts';

/** True if single-key shortcuts are on. They are on until the person turns them off in this browser. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // A browser can forbid storage; the setting then cannot be kept.
  }
}

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** True if a key press writes text or operates a dialog, so that it is not a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(TEXT_FIELDS) !== null || target.closest('dialog') !== null);

/** The second key of a sequence, such as G and D, counts this long after the first, in milliseconds. */
const SEQUENCE_MS = 1_500;
let firstAt = -Infinity;

/** Remembers that the first key of a sequence was pressed, at this `timeStamp` of its event. Null ends a sequence. */
export function setSequence(at: number | null): void {
  firstAt = at ?? -Infinity;
}

/** True if a key pressed now is the second of a sequence. Then it has no meaning of its own. */
export const isInSequence = (at: number): boolean => at - firstAt < SEQUENCE_MS;
