import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { PortalRights } from '#web/portal/shell/navigation.ts';
import { hasSingleKeys, setSingleKeys } from '#web/portal/singleKeys.ts';
import { listShortcuts, readerShortcuts } from './shortcuts.ts';
import styles from './ShortcutsDialog.module.css';

type ShortcutsDialogProps = { rights: PortalRights; onClose: () => void };

/** The keyboard shortcuts, with the setting that turns single keys off. */
export function ShortcutsDialog({ rights, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const toggle = () => {
    setSingleKeys(!isOn);
    setIsOn(!isOn);
  };
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        <Keys keys={['Ctrl', 'K']} label="Jump to or run a command" />
        <Keys keys={['?']} label="Show this list" />
        {listShortcuts(rights).map(({ key, label }) => (
          <Keys key={key} keys={['G', key.toUpperCase()]} label={label} />
        ))}
        {rights.canEdit && (
          <>
            <Keys keys={['J']} label="Next row of a table" />
            <Keys keys={['K']} label="Previous row of a table" />
            <Keys keys={['Enter']} label="Open the row" />
            <Keys keys={['X']} label="Select the row" />
            <Keys keys={['A', 'X']} label="Accept or reject an item of a feed, then the next one" />
            {rights.canAdminister && <Keys keys={['A']} label="Approve the request, then the next one" />}
          </>
        )}
      </dl>
      <h3 className={styles.heading}>In an open document</h3>
      <dl className={styles.keys}>
        {readerShortcuts.map(({ keys, label }) => (
          <Keys key={label} keys={keys} label={label} />
        ))}
      </dl>
      <label className={styles.setting}>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        <span>
          Use shortcuts of single keys
          <small>Turn them off if you dictate text. Ctrl K works without them.</small>
        </span>
      </label>{' '}
      <Button size="small" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

const Keys = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <div>
    <dt>{keys.map((key) => [<kbd key={key}>{key}</kbd>, ' '])}</dt>
    <dd>{label}</dd>
  </div>
);
