import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './Explorer.module.css';
import { type SharedOperation, writeShareLink } from './shareLink.ts';

type ExplorerToolbarProps = {
  operation: SharedOperation;
  /** The names of the operations in a document with several operations. `name` is the operation to run. */
  names: readonly string[];
  name: string | undefined;
  onName: (name: string) => void;
  isRunning: boolean;
  canRun: boolean;
  onRun: () => void;
  onCancel: () => void;
  onFormat: () => void;
};

export function ExplorerToolbar({ operation, names, name, isRunning, canRun, ...props }: ExplorerToolbarProps) {
  const [report, setReport] = useState('');
  const copyLink = () =>
    navigator.clipboard?.writeText(writeShareLink(location.origin, operation)).then(
      () => setReport('Link copied'),
      () => setReport('Could not copy the link'),
    ) ?? setReport('Could not copy the link');
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Operation">
      {isRunning ? (
        <Button size="small" variant="primary" onClick={props.onCancel}>
          Cancel
        </Button>
      ) : (
        <Button size="small" variant="primary" onClick={props.onRun} disabled={!canRun}>
          Run <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {names.length > 0 && (
        <select aria-label="Operation to run" value={name} onChange={(event) => props.onName(event.target.value)}>
          {names.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      <Button size="small" onClick={props.onFormat}>
        Format
      </Button>
      <Button size="small" onClick={copyLink}>
        Copy link
      </Button>
      <span role="status" className={styles.hint}>
        {report}
      </span>
    </div>
  );
}
