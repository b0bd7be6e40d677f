import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import styles from '../shared/Admin.module.css';
import type { Beginning } from './reviewLabels.ts';
import type { ReviewedUser } from './reviewLabels.ts';

type AccountActionsProps = { user: ReviewedUser; onBegin: (beginning: Beginning) => void };

/** Rare account actions, separate from the decisions on a registration. */
export function AccountActions({ user: { name, viewerCan }, onBegin }: AccountActionsProps) {
  return (
    <div role="group" aria-label={`Account of ${name}`} className={styles.templates}>
      {viewerCan.update && (
        <Button size="small" onClick={() => onBegin('update')}>
          Correct details …<span className="visually-hidden"> {name}</span>
        </Button>
      )}{' '}
      {viewerCan.resetSecondFactor && (
        <ConfirmButton
          size="small"
          sure="Remove the authenticator, passkeys and recovery codes of this account?"
          about={name}
          onConfirm={() => onBegin('resetSecondFactor')}
        >
          Reset second factor
        </ConfirmButton>
      )}{' '}
      {viewerCan.delete && (
        <ConfirmButton
          size="small"
          variant="danger"
          sure="Delete this account? Signatures of the agreement and the logs stay; all else is deleted. This cannot be undone."
          about={name}
          onConfirm={() => onBegin('delete')}
        >
          Delete account
        </ConfirmButton>
      )}
    </div>
  );
}
