import { Moment } from '../../../ui/Moment.tsx';
import styles from '../shared/Admin.module.css';
import { AccountActions } from './AccountActions.tsx';
import type { Beginning } from './reviewWords.ts';
import { type Reviewed, roleWords, statusWords } from './reviewWords.ts';

/** Id of the element that gets the focus after the pressed button was removed. */
export const rowAnchor = (id: string): string => `about-${id}`;

/** A pending account stays pending when a reviewer asks for information or the person answers. */
const describeDecision = ({ status, isAnswer, reason }: Reviewed['decisions'][number]): string => {
  if (status !== 'PENDING') return statusWords[status];
  if (isAnswer) return 'Answered';
  return reason === null ? 'Reopened' : 'Asked';
};

/** The details of a registration: its full text and every decision. */
export function ReviewHistory({ user, onBegin }: { user: Reviewed; onBegin: (beginning: Beginning) => void }) {
  const { id, name, reason, roles, decisions, createdAt } = user;
  return (
    <details className={styles.details}>
      <summary id={rowAnchor(id)}>
        Reason and history<span className="visually-hidden"> of {name}</span>
      </summary>
      <div>
        <p className={styles.words}>{reason}</p>
        <p className="label">Roles: {roles.map((role) => roleWords[role]).join(', ')}</p>
        <ol className={styles.history}>
          {decisions.map((decision) => (
            <li key={decision.createdAt}>
              <span className="label">
                <Moment at={decision.createdAt} />
              </span>
              <span>
                {describeDecision(decision)} by {decision.decidedBy?.name ?? 'a deleted account'}
                {decision.reason && <q>{decision.reason}</q>}
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
    </details>
  );
}
