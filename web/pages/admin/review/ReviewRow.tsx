import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import styles from '../shared/Admin.module.css';
import { ReviewHistory } from './ReviewHistory.tsx';
import { askToApprove, type Beginning, type Reviewed, roleWords, listSignals, statusWords } from './reviewWords.ts';

type ReviewRowProps = {
  user: Reviewed;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onBegin: (beginning: Beginning) => void;
};

/** A registration: name, reason, warning signals and available actions. */
export function ReviewRow({ user, selected, onSelect, onBegin }: ReviewRowProps) {
  const { name, username, email, company, reason, roles, status, createdAt } = user;
  return (
    <tbody className={styles.request}>
      <tr>
        <td className={styles.pick}>
          {user.viewerCan.approve && (
            <label>
              <input type="checkbox" checked={selected} onChange={({ target }) => onSelect(target.checked)} />
              <span className="visually-hidden">Select {name}</span>
            </label>
          )}
        </td>
        <th scope="row" className={styles.who}>
          <b>{name}</b>
          <span>{username}</span>
          <span>{email}</span>
        </th>
        <td data-label="Company">{company || <span className={styles.none}>Not provided</span>}</td>
        <td data-label="Reason" className={styles.reason}>
          <p>{reason}</p>
        </td>
        <td data-label="Notes">
          <Signals user={user} />
        </td>
        <td data-label="Requested" className={styles.age}>
          <Age at={createdAt} />
        </td>
        <td data-label="Status">
          <span className={styles.status} data-status={status}>
            {statusWords[status]}
          </span>
          {roles.includes('ADMIN') && <span className="label">{roleWords.ADMIN}</span>}
        </td>
        <td className={styles.actions}>
          <Actions user={user} onBegin={onBegin} />
        </td>
      </tr>
      <tr className={styles.more}>
        <td colSpan={8}>
          <ReviewHistory user={user} onBegin={onBegin} />
        </td>
      </tr>
    </tbody>
  );
}

function Signals({ user }: { user: Reviewed }) {
  const signals = listSignals(user);
  if (signals.length === 0) return <span className={styles.none}>None; email address verified</span>;
  return (
    <ul className={styles.signals}>
      {signals.map((signal) => (
        <li key={signal}>{signal}</li>
      ))}
    </ul>
  );
}

function Actions({ user, onBegin }: Pick<ReviewRowProps, 'user' | 'onBegin'>) {
  const { name, viewerCan } = user;
  const dialogs = [
    ['requestMoreInformation', 'Ask …', undefined],
    ['suspend', 'Suspend …', ''],
    ['reject', 'Reject …', ''],
  ] as const;
  return (
    <div>
      {viewerCan.approve && (
        <ConfirmButton
          key="approve"
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
      {dialogs.some(([action]) => viewerCan[action]) && (
        <RowMenu about={name}>
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
      )}
    </div>
  );
}
