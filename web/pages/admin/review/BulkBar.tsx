import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import styles from '../shared/Admin.module.css';
import { plural } from '../shared/plural.ts';
import { askToApprove, type Reviewed } from './reviewWords.ts';

type BulkBarProps = { users: Reviewed[]; onApprove: () => void; onReject: () => void; onClear: () => void };

/** Actions on all selected registrations. */
export function BulkBar({ users, onApprove, onReject, onClear }: BulkBarProps) {
  const count = users.length;
  if (count === 0) return null;
  return (
    <div role="group" aria-label="Selected accounts" className={styles.bulk}>
      <b role="status">{plural(count, 'request')} selected</b>
      <ConfirmButton size="small" variant="primary" sure={askToApprove(users)} onConfirm={onApprove}>
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
