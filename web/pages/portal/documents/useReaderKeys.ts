import { type RefObject, useLayoutEffect } from 'react';
import { hasSingleKeys, isTyping } from '#web/portal/singleKeys.ts';
import type { Zoom } from './readerMemory.ts';

interface ReaderCommands {
  pages: RefObject<HTMLElement | null>;
  of: number;
  view: { zoom: Zoom; step: (by: 1 | -1) => void };
  go: (page: number) => void;
  turn: (by: 1 | -1) => void;
  find: () => void;
  toggleFullScreen: () => void;
}

/** The keys that also work without focus on the pages: all that browsers do not use themselves. */
const singleKeys = ['/', 'j', 'k', 'f', '+', '=', '-'];

/** The keys of the reader. They work while the pages have focus; some also elsewhere, except in text fields. */
export function useReaderKeys(commands: ReaderCommands): void {
  // With the commit: until a later effect, a key would start from the page before.
  useLayoutEffect(() => {
    const { pages, find } = commands;
    const keys = createKeys(commands);
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || altKey) return;
      const isInside = pages.current?.contains(target as Node) ?? false;
      if (ctrlKey || metaKey) {
        // Elsewhere, Ctrl F is the browser's search.
        if (!isInside || key.toLowerCase() !== 'f' || event.shiftKey) return;
        event.preventDefault();
        find();
        return;
      }
      const isAllowed = isInside || (singleKeys.includes(key) && hasSingleKeys());
      if (!isAllowed || isTyping(target)) return;
      if (keys[key] && keys[key]() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [commands]);
}

/** The action of each key. It returns false if the browser should handle the key. */
function createKeys(commands: ReaderCommands): Readonly<Record<string, () => false | void>> {
  const { pages, of, view, go, turn, find, toggleFullScreen } = commands;
  // Pages that are wider than the window are scrolled with the arrows, pages that are higher with Page Up and Page Down.
  const sideways = (by: 1 | -1) => {
    const room = pages.current;
    return room && room.scrollWidth > room.clientWidth ? false : turn(by);
  };
  const screenful = (by: 1 | -1) => (view.zoom === 'whole' || view.zoom === 'two' ? turn(by) : false);
  return {
    j: () => turn(1),
    k: () => turn(-1),
    ArrowRight: () => sideways(1),
    ArrowLeft: () => sideways(-1),
    PageDown: () => screenful(1),
    PageUp: () => screenful(-1),
    Home: () => go(1),
    End: () => go(of),
    '+': () => view.step(1),
    '=': () => view.step(1),
    '-': () => view.step(-1),
    f: toggleFullScreen,
    '/': find,
  };
}
