import { Button } from '../../../components/Button.tsx';
import { ConfirmButton } from '../../../components/ConfirmButton.tsx';
import styles from '../desk/Desk.module.css';
import { plural } from '../desk/plural.ts';

type BulkBarProps = { count: number; onApprove: () => void; onReject: () => void; onClear: () => void };

/** What may be done with all selected requests at once. */
export function BulkBar({ count, onApprove, onReject, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div role="group" aria-label="With the selected" className={styles.bulk}>
      <b role="status">{plural(count, 'request')} selected</b>
      <ConfirmButton size="small" variant="primary" sure={`Let in all ${count}?`} onConfirm={onApprove}>
        Approve selected
      </ConfirmButton>
      <Button size="small" onClick={onReject}>
        Reject selected …
      </Button>
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
