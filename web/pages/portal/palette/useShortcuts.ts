import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PortalRights } from '#web/portal/shell/navigation.ts';
import { hasSingleKeys, isInSequence, isTyping, setSequence } from '#web/portal/singleKeys.ts';
import { listShortcuts } from './shortcuts.ts';

/** The dialog that a shortcut opens. */
export type ShortcutDialog = 'palette' | 'help';

/** Ctrl K or ⌘ K opens the command palette, ? the list of shortcuts; G and a letter open a page. */
export function useShortcuts(rights: PortalRights) {
  const [open, setOpen] = useState<ShortcutDialog | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        // The editor of an article makes a link with the same keys and prevents the default.
        if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        setOpen('palette');
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping(target) || !hasSingleKeys()) return;
      const shortcut = listShortcuts(rights).find((page) => page.key === key);
      if (shortcut && isInSequence(timeStamp)) void navigate(shortcut.to);
      else if (key === '?') setOpen('help');
      else if (key === 'g') {
        setSequence(timeStamp);
        return;
      } else return;
      setSequence(null);
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [rights, navigate]);
  return [open, setOpen] as const;
}
