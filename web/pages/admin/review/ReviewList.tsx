import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { BulkBar } from './BulkBar.tsx';
import { isReasonKind, reasonDialogs, type ReasonKind } from './reviewDialogs.ts';
import type { Beginning } from './reviewLabels.ts';
import { ReviewTable } from './ReviewTable.tsx';
import type { AdminTableProps } from '../shared/table/AdminTable.tsx';
import { findRow } from '../shared/table/useRowKeys.ts';
import { useSelection } from '../shared/table/useSelection.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import { type ReviewedUser } from './reviewLabels.ts';
import { type Decision, useCorrectAccount, useReview } from './useReview.ts';

// Loaded on demand: reading the list needs no form.
const ReasonDialog = lazyComponent(() => import('./ReasonDialog.tsx').then((module) => module.ReasonDialog));
const RolesDialog = lazyComponent(() => import('./RolesDialog.tsx').then((module) => module.RolesDialog));

const CorrectAccountDialog = lazyComponent(() =>
  import('./CorrectAccountDialog.tsx').then((module) => module.CorrectAccountDialog),
);

type OpenDialog = { kind: ReasonKind; users: ReviewedUser[] } | { kind: 'roles' | 'update'; users: [ReviewedUser] };

/** Moves the focus to the row whose button was removed by the decision. */
const returnTo = (id: string) =>
  setTimeout(() => {
    if (document.activeElement === document.body) findRow(id)?.focus();
  }, 60);

type ReviewListProps = Pick<AdminTableProps<ReviewedUser>, 'caption' | 'isBusy' | 'isSortedByServer' | 'more'> & {
  users: ReviewedUser[];
};

/** The registration list with actions on one row or on all selected rows. */
export function ReviewList({ users, ...table }: ReviewListProps) {
  const { decide, decideAll } = useReview();
  const correct = useCorrectAccount();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { selection, chosen, clear } = useSelection(users, {
    allLabel: 'Select all pending',
    canSelect: ({ viewerCan }) => viewerCan.approve,
  });
  const finish = async (users: ReviewedUser[], decision: Decision) => {
    const over = users.length === 1 ? await decide(users[0]!, decision) : await decideAll(users, decision);
    if (over) setDialog(null);
    if (users[0]) returnTo(users[0].id);
  };
  const begin = (user: ReviewedUser, beginning: Beginning) => {
    if (beginning === 'roles' || beginning === 'update') setDialog({ kind: beginning, users: [user] });
    else if (isReasonKind(beginning)) setDialog({ kind: beginning, users: [user] });
    else void finish([user], { kind: beginning });
  };
  return (
    <>
      <BulkBar
        users={chosen}
        onApprove={() => void finish(chosen, { kind: 'approve' })}
        onReject={() => setDialog({ kind: 'reject', users: chosen })}
        onClear={clear}
      />
      <ReviewTable {...table} {...{ users, selection }} onBegin={begin} />
      {dialog && (
        <Suspense fallback={null}>
          <DecisionDialog dialog={dialog} onDecide={finish} onCorrect={correct} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

type DecisionDialogProps = {
  dialog: OpenDialog;
  onDecide: (users: ReviewedUser[], decision: Decision) => Promise<void>;
  onCorrect: ReturnType<typeof useCorrectAccount>;
  onClose: () => void;
};

function DecisionDialog({ dialog: { kind, users }, onDecide, onCorrect, onClose }: DecisionDialogProps) {
  if (kind === 'update')
    return <CorrectAccountDialog user={users[0]} onClose={onClose} onSave={(values) => onCorrect(users[0], values)} />;
  if (kind === 'roles') {
    return (
      <RolesDialog user={users[0]} onClose={onClose} onSubmit={(roles) => onDecide(users, { kind: 'roles', roles })} />
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
