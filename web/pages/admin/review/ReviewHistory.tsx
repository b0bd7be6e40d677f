import { Moment } from '#web/ui/Moment.tsx';
import styles from '../shared/Admin.module.css';
import { type ReviewedUser, statusLabels } from './reviewLabels.ts';

/** A pending account stays pending when a reviewer asks for information or the person answers. */
const describeDecision = ({ status, isAnswer, reason }: ReviewedUser['decisions'][number]): string => {
  if (status !== 'PENDING') return statusLabels[status];
  if (isAnswer) return 'Answered';
  return reason === null ? 'Reopened' : 'Asked';
};

/** Every decision on a registration, the newest first. */
export const ReviewHistory = ({ user: { decisions, createdAt, invitation } }: { user: ReviewedUser }) => (
  <ol className={styles.history}>
    {decisions.map((decision) => (
      <li key={decision.createdAt}>
        <span className="label">
          <Moment at={decision.createdAt} />
        </span>{' '}
        <span>
          {describeDecision(decision)} by {decision.decidedBy?.name ?? 'a deleted account'}
          {decision.reason && <q dir="auto">{decision.reason}</q>}
        </span>
      </li>
    ))}
    {!invitation && (
      <li>
        <span className="label">
          <Moment at={createdAt} />
        </span>{' '}
        <span>Requested an account</span>
      </li>
    )}
  </ol>
);
