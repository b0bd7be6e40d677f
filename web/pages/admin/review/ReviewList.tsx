import { Suspense, useState } from 'react';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { SelectionBar } from '#web/list/SelectionBar.tsx';
import { isReasonKind, reasonDialogs, type ReasonKind } from './reviewDialogs.ts';
import { type Beginning, askToApprove, type ReviewedUser } from './reviewLabels.ts';
import { type GroupChoice, ReviewPanel } from './ReviewPanel.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import type { AdminTableProps } from '#web/list/AdminTable.tsx';
import { useOpenItem } from '#web/list/useOpenItem.ts';
import { findRow } from '#web/list/useRowKeys.ts';
import { useSelection } from '#web/list/useSelection.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { type Decision, useReview } from './useReview.ts';

// Loaded on demand: reading the list needs no form.
const ReasonDialog = lazyComponent(() => import('./ReasonDialog.tsx').then((module) => module.ReasonDialog));
const RolesDialog = lazyComponent(() => import('./RolesDialog.tsx').then((module) => module.RolesDialog));

const CorrectAccountDialog = lazyComponent(() =>
  import('./CorrectAccountDialog.tsx').then((module) => module.CorrectAccountDialog),
);

type OpenDialog = (
  | { kind: ReasonKind; users: ReviewedUser[] }
  | { kind: 'roles' | 'update'; users: [ReviewedUser] }
) & {
  /** True if the decision began in the panel, which shows the next request afterwards. */
  isInPanel: boolean;
};

/** The next request that waits, after this one or from the beginning of the list. */
function findNext(users: readonly ReviewedUser[], id: string): ReviewedUser | undefined {
  const index = users.findIndex((user) => user.id === id);
  return [...users.slice(index + 1), ...users.slice(0, index)].find(({ viewerCan }) => viewerCan.approve);
}

/** Moves the focus to the row whose button was removed by the decision. */
const returnTo = (id: string) =>
  setTimeout(() => {
    if (document.activeElement === document.body) findRow(id)?.focus();
  }, 60);

type ReviewListProps = Pick<AdminTableProps<ReviewedUser>, 'caption' | 'isBusy' | 'isSortedByServer' | 'more'> & {
  users: ReviewedUser[];
  /** The groups that a reviewer can choose for an approved person. */
  groups: readonly GroupChoice[];
};

/** The registration list with actions on one row or on all selected rows. */
export function ReviewList({ users, groups, ...table }: ReviewListProps) {
  const { decide, decideAll } = useReview();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { selection, chosen, clear } = useSelection(users, {
    allLabel: 'Select all pending',
    isAllInView: true,
    canSelect: ({ viewerCan }) => viewerCan.approve,
  });
  const [, openItem] = useOpenItem();
  const next = (id: string) => findNext(users, id);
  const finish = async (decided: ReviewedUser[], decision: Decision, isInPanel = false) => {
    const over = decided.length === 1 ? await decide(decided[0]!, decision) : await decideAll(decided, decision);
    if (over) setDialog(null);
    if (!decided[0]) return;
    const following = over && isInPanel ? next(decided[0].id) : undefined;
    if (following) openItem(following.id);
    returnTo(following?.id ?? decided[0].id);
  };
  const begin = (user: ReviewedUser, beginning: Beginning, isInPanel = false, groupIds: readonly string[] = []) => {
    if (beginning === 'roles' || beginning === 'update') setDialog({ kind: beginning, users: [user], isInPanel });
    else if (isReasonKind(beginning)) setDialog({ kind: beginning, users: [user], isInPanel });
    else if (beginning === 'approve') void finish([user], { kind: beginning, groupIds }, isInPanel);
    else void finish([user], { kind: beginning });
  };
  return (
    <>
      <BulkBar
        users={chosen}
        onApprove={() => void finish(chosen, { kind: 'approve' })}
        onReject={() => setDialog({ kind: 'reject', users: chosen, isInPanel: false })}
        onClear={clear}
      />
      <ReviewTable
        {...table}
        {...{ users, selection }}
        onBegin={begin}
        renderPanel={(user) => (
          <ReviewPanel
            key={user.id}
            user={user}
            groups={groups}
            next={next(user.id)}
            onBegin={(beginning, groupIds) => begin(user, beginning, true, groupIds)}
          />
        )}
      />
      {dialog && (
        <Suspense fallback={null}>
          <DecisionDialog
            dialog={dialog}
            onDecide={(users, decision) => finish(users, decision, dialog.isInPanel)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type DecisionDialogProps = {
  dialog: OpenDialog;
  onDecide: (users: ReviewedUser[], decision: Decision) => Promise<void>;
  onClose: () => void;
};

function DecisionDialog({ dialog: { kind, users }, onDecide, onClose }: DecisionDialogProps) {
  if (kind === 'update') return <CorrectAccountDialog user={users[0]} onClose={onClose} />;
  if (kind === 'roles') {
    return (
      <RolesDialog
        user={users[0]}
        onClose={onClose}
        onSubmit={(roles, expectedRoles) => onDecide(users, { kind: 'roles', roles, expectedRoles })}
      />
    );
  }
  const whom = users.length === 1 ? users[0]!.name : formatCount(users.length, 'request');
  const verb = { reject: 'Reject', suspend: 'Suspend', requestMoreInformation: 'Ask' }[kind];
  return (
    <ReasonDialog
      title={`${verb} ${whom}`}
      texts={reasonDialogs[kind]}
      onClose={onClose}
      onSubmit={(text) => onDecide(users, { kind, text })}
    />
  );
}

type BulkBarProps = { users: ReviewedUser[]; onApprove: () => void; onReject: () => void; onClear: () => void };

/** Actions on all selected registrations. */
const BulkBar = ({ users, onApprove, onReject, onClear }: BulkBarProps) => (
  <SelectionBar
    label="Selected accounts"
    count={users.length > 0 ? formatCount(users.length, 'request') : null}
    onClear={onClear}
  >
    <ConfirmButton size="small" variant="primary" sure={askToApprove(users)} onConfirm={onApprove}>
      Approve selected
    </ConfirmButton>{' '}
    <Button size="small" onClick={onReject}>
      Reject selected …
    </Button>
  </SelectionBar>
);
