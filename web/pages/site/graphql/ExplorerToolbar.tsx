import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './Explorer.module.css';
import { listOperationNames } from './formatQuery.ts';
import { type SharedOperation, writeShareLink } from './shareLink.ts';

type ExplorerToolbarProps = {
  operation: SharedOperation;
  isRunning: boolean;
  canRun: boolean;
  /** With the name of the operation to run, if the document has several. */
  onRun: (name?: string) => void;
  onCancel: () => void;
  onFormat: () => void;
};

export function ExplorerToolbar({ operation, isRunning, canRun, onRun, onCancel, onFormat }: ExplorerToolbarProps) {
  const names = listOperationNames(operation.query);
  const [chosen, setChosen] = useState('');
  const name = names.includes(chosen) ? chosen : names[0];
  const [report, setReport] = useState('');
  const copyLink = () =>
    navigator.clipboard?.writeText(writeShareLink(location.origin, operation)).then(
      () => setReport('Link copied'),
      () => setReport('Could not copy the link'),
    ) ?? setReport('Could not copy the link');
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Operation">
      {isRunning ? (
        <Button size="small" variant="primary" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <Button size="small" variant="primary" onClick={() => onRun(name)} disabled={!canRun}>
          Run <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {names.length > 0 && (
        <select aria-label="Operation to run" value={name} onChange={(event) => setChosen(event.target.value)}>
          {names.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      <Button size="small" onClick={onFormat}>
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
