import { type RefObject, useEffect } from 'react';
import { hasSingleKeys, isTyping } from '../palette/shortcuts.ts';

/** What each key does. True if the key was used. */
export type ReaderKeys = Readonly<Record<string, () => boolean | void>>;

interface Options {
  pages: RefObject<HTMLElement | null>;
  keys: ReaderKeys;
  /** The keys that also work while the pages do not have focus. */
  everywhere: readonly string[];
  onFind: () => void;
}

/** The keys of the reader. They work while the pages have focus; some also elsewhere, except in text fields. */
export function useReaderKeys({ pages, keys, everywhere, onFind }: Options): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || altKey) return;
      const isInside = pages.current?.contains(target as Node) ?? false;
      if (ctrlKey || metaKey) {
        // Elsewhere, Ctrl F is the browser's search.
        if (!isInside || key.toLowerCase() !== 'f' || event.shiftKey) return;
        event.preventDefault();
        onFind();
        return;
      }
      const isAllowed = isInside || (everywhere.includes(key) && hasSingleKeys());
      if (!isAllowed || isTyping(target)) return;
      if (keys[key] && keys[key]() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [pages, keys, everywhere, onFind]);
}
