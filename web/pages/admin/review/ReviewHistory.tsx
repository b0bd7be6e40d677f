import { Moment } from '../../../ui/Moment.tsx';
import styles from '../shared/Admin.module.css';
import { AccountActions } from './AccountActions.tsx';
import type { Beginning } from './reviewLabels.ts';
import { type ReviewedUser, roleLabels, statusLabels } from './reviewLabels.ts';

/** A pending account stays pending when a reviewer asks for information or the person answers. */
const describeDecision = ({ status, isAnswer, reason }: ReviewedUser['decisions'][number]): string => {
  if (status !== 'PENDING') return statusLabels[status];
  if (isAnswer) return 'Answered';
  return reason === null ? 'Reopened' : 'Asked';
};

type ReviewHistoryProps = { user: ReviewedUser; onBegin: (beginning: Beginning) => void };

/** The full text of a registration, every decision, and rare actions. */
export function ReviewDetails({ user, onBegin }: ReviewHistoryProps) {
  const { reason, roles, decisions, createdAt } = user;
  return (
    <div className={styles.text}>
      <p className={styles.words} dir="auto">
        {reason}
      </p>
      <p className="label">Roles: {roles.map((role) => roleLabels[role]).join(', ')}</p>
      <ol className={styles.history}>
        {decisions.map((decision) => (
          <li key={decision.createdAt}>
            <span className="label">
              <Moment at={decision.createdAt} />
            </span>
            <span>
              {describeDecision(decision)} by {decision.decidedBy?.name ?? 'a deleted account'}
              {decision.reason && <q dir="auto">{decision.reason}</q>}
            </span>
          </li>
        ))}
        <li>
          <span className="label">
            <Moment at={createdAt} />
          </span>
          <span>Requested an account</span>
        </li>
      </ol>
      <AccountActions user={user} onBegin={onBegin} />
    </div>
  );
}
