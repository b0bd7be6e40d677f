import { Suspense } from 'react';
import type { PortalRights } from '../../../portal/shell/navigation.ts';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import type { ShortcutDialog } from './useShortcuts.ts';

// Most visits open neither.
const CommandPalette = lazyComponent(() => import('./CommandPalette.tsx').then((module) => module.CommandPalette));
const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog));

type PortalDialogsProps = {
  open: ShortcutDialog | null;
  onOpen: (dialog: ShortcutDialog | null) => void;
  rights: PortalRights;
  onSignOut: () => void;
};

/** The command palette or the list of shortcuts, whichever is open. */
export function PortalDialogs({ open, onOpen, rights, onSignOut }: PortalDialogsProps) {
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && (
        <CommandPalette rights={rights} onSignOut={onSignOut} onShowShortcuts={() => onOpen('help')} onClose={close} />
      )}
      {open === 'help' && <ShortcutsDialog rights={rights} onClose={close} />}
    </Suspense>
  );
}
