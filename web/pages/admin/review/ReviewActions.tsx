import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { RowMenu } from '#web/portal/RowMenu.tsx';
import styles from '../shared/Admin.module.css';
import { askToApprove, type Beginning, type ReviewedUser } from './reviewLabels.ts';

type ReviewActionsProps = { user: ReviewedUser; onBegin: (beginning: Beginning) => void };
/** The name of the person in the labels of the buttons, unless the buttons are in a group that has the name. */
type DecisionsProps = ReviewActionsProps & { about?: string | undefined };

const DIALOGS = [
  ['requestMoreInformation', 'Ask …', undefined],
  ['suspend', 'Suspend …', ''],
  ['reject', 'Reject …', ''],
] as const;

/** The decisions that are possible now: the first one visible, the others in the menu. */
export const ReviewActions = ({ user, onBegin }: ReviewActionsProps) => (
  <>
    <span data-in-sheet="">
      <MainDecisions user={user} about={user.name} onBegin={onBegin} />
    </span>
    <RowMenu about={user.name} id={user.id}>
      <DialogDecisions user={user} about={user.name} onBegin={onBegin} />
    </RowMenu>
  </>
);

/** The same decisions in the panel of a request, all visible. */
export const ReviewDecisions = ({ children, ...props }: ReviewActionsProps & { children?: ReactNode }) => (
  <div role="group" aria-label={`Decide on ${props.user.name}`} className={styles.decisions}>
    <MainDecisions {...props} />
    <DialogDecisions {...props} />
    {children}
  </div>
);

function MainDecisions({ user, about, onBegin }: DecisionsProps) {
  const { viewerCan } = user;
  return (
    <>
      {viewerCan.approve && (
        <ConfirmButton
          key="approve"
          data-approve=""
          isPrimary={!about}
          size="small"
          variant="primary"
          sure={askToApprove([user])}
          about={about}
          onConfirm={() => onBegin('approve')}
        >
          Approve
        </ConfirmButton>
      )}{' '}
      {viewerCan.reinstate && (
        <ConfirmButton
          size="small"
          variant="primary"
          sure="Reinstate this account?"
          about={about}
          onConfirm={() => onBegin('reinstate')}
        >
          Reinstate
        </ConfirmButton>
      )}{' '}
      {viewerCan.reopen && (
        <ConfirmButton size="small" sure="Reopen the request?" about={about} onConfirm={() => onBegin('reopen')}>
          Reopen
        </ConfirmButton>
      )}{' '}
      {viewerCan.setRoles && (
        <Button size="small" onClick={() => onBegin('roles')}>
          Roles …{about && <span className="visually-hidden"> {about}</span>}
        </Button>
      )}
    </>
  );
}

const DialogDecisions = ({ user: { viewerCan }, about, onBegin }: DecisionsProps) =>
  DIALOGS.map(
    ([action, label, destructive]) =>
      viewerCan[action] && [
        <Button key={action} size="small" data-destructive={destructive} onClick={() => onBegin(action)}>
          {label}
          {about && <span className="visually-hidden"> {about}</span>}
        </Button>,
        ' ',
      ],
  );
