import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { SelectionBar } from '../shared/table/SelectionBar.tsx';
import { askToApprove, type ReviewedUser } from './reviewLabels.ts';

type BulkBarProps = { users: ReviewedUser[]; onApprove: () => void; onReject: () => void; onClear: () => void };

/** Actions on all selected registrations. */
export const BulkBar = ({ users, onApprove, onReject, onClear }: BulkBarProps) => (
  <SelectionBar
    label="Selected accounts"
    count={users.length > 0 ? formatCount(users.length, 'request') : null}
    onClear={onClear}
  >
    <ConfirmButton size="small" variant="primary" sure={askToApprove(users)} onConfirm={onApprove}>
      Approve selected
    </ConfirmButton>
    <Button size="small" onClick={onReject}>
      Reject selected …
    </Button>
  </SelectionBar>
);
