import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { askToApprove, type Beginning, type ReviewedUser } from './reviewLabels.ts';

type ReviewActionsProps = { user: ReviewedUser; onBegin: (beginning: Beginning) => void };

/** The decisions that are possible now: the first one visible, the others in the menu. */
export function ReviewActions({ user, onBegin }: ReviewActionsProps) {
  const { name, viewerCan } = user;
  const dialogs = [
    ['requestMoreInformation', 'Ask …', undefined],
    ['suspend', 'Suspend …', ''],
    ['reject', 'Reject …', ''],
  ] as const;
  return (
    <>
      {viewerCan.approve && (
        <ConfirmButton
          key="approve"
          data-approve=""
          size="small"
          variant="primary"
          sure={askToApprove([user])}
          about={name}
          onConfirm={() => onBegin('approve')}
        >
          Approve
        </ConfirmButton>
      )}
      {viewerCan.reinstate && (
        <ConfirmButton
          size="small"
          variant="primary"
          sure="Reinstate this account?"
          about={name}
          onConfirm={() => onBegin('reinstate')}
        >
          Reinstate
        </ConfirmButton>
      )}
      {viewerCan.reopen && (
        <ConfirmButton size="small" sure="Reopen the request?" about={name} onConfirm={() => onBegin('reopen')}>
          Reopen
        </ConfirmButton>
      )}
      {viewerCan.setRoles && (
        <Button size="small" onClick={() => onBegin('roles')}>
          Roles …<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <RowMenu about={name}>
        <CopyId id={user.id} about={name} />
        {dialogs.map(
          ([action, label, destructive]) =>
            viewerCan[action] && (
              <Button key={action} size="small" data-destructive={destructive} onClick={() => onBegin(action)}>
                {label}
                <span className="visually-hidden"> {name}</span>
              </Button>
            ),
        )}
      </RowMenu>
    </>
  );
}
