import type { OwnDelegationFragment } from '#graphql/generated/portal.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { rightLabels, describeStatus } from '#web/portal/delegationLabels.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { folderPath } from '#web/portal/documentLabels.ts';
import { paths } from '#web/paths.ts';
import list from '#web/portal/ItemList.module.css';
import styles from './Delegates.module.css';
import { useDelegations } from './useDelegations.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

type Delegation = OwnDelegationFragment;

/** Current delegations first. Ended ones are collapsed. */
export function DelegationList({ delegations }: { delegations: readonly Delegation[] }) {
  const open = delegations.filter(({ status }) => status !== 'ENDED');
  const endedDelegations = delegations.filter(({ status }) => status === 'ENDED');
  return (
    <>
      {open.length > 0 && <Items delegations={open} />}
      {endedDelegations.length > 0 && (
        <details className={styles.ended} open={open.length === 0}>
          <summary>Ended ({endedDelegations.length})</summary>
          <Items delegations={endedDelegations} />
        </details>
      )}
    </>
  );
}

const Items = ({ delegations }: { delegations: readonly Delegation[] }) => (
  <ul className={list.list}>
    {delegations.map((delegation) => (
      <DelegationItem key={delegation.id} delegation={delegation} />
    ))}
  </ul>
);

function DelegationItem({ delegation }: { delegation: Delegation }) {
  const { isGiven, principal, email, delegate, right, status, endsAt, endedAt } = delegation;
  return (
    <li>
      <p className={list.name}>
        <b>{isGiven ? (delegate?.name ?? email) : principal.name}</b> {isGiven && delegate && <span>{email}</span>}
      </p>
      <p className={`${list.status} ${styles.status}`} data-status={status}>
        {describeStatus(delegation)}
      </p>
      <p className={list.facts}>
        {rightLabels[right]}, {status === 'ENDED' ? 'ended' : 'until'} <Moment at={endedAt ?? endsAt} />
      </p>
      <DelegatedItems delegation={delegation} />
      <DelegationActions delegation={delegation} />
    </li>
  );
}

/** A summary of the delegated items. It names only the items that the reader may still see. */
function DelegatedItems({
  delegation: { documents, folders, itemCount, status, isGiven },
}: {
  delegation: Delegation;
}) {
  const items = formatCount(itemCount, 'document or folder', 'documents or folders');
  if (status === 'INVITED' && !isGiven) return <p className={styles.none}>{items}, shown to you once you accept.</p>;
  const hidden = itemCount - documents.length - folders.length;
  return (
    <ul className={styles.items}>
      {folders.map(({ id, index, name }) => (
        <li key={id}>
          {index} <InlineLink to={folderPath(id)}>{name}</InlineLink>, with everything in it
        </li>
      ))}
      {documents.map(({ id, index, title, rights }) => (
        <li key={id}>
          {index} {rights.includes('VIEW') ? <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink> : title}
        </li>
      ))}
      {hidden > 0 && <li className={styles.none}>{hidden} more, not shared with you at the moment</li>}
    </ul>
  );
}

function DelegationActions({ delegation }: { delegation: Delegation }) {
  const { answer, end } = useDelegations();
  const { isGiven, principal, email, viewerCan } = delegation;
  if (!viewerCan.end && !viewerCan.respond) return null;
  const about = isGiven ? `from ${email}` : `of ${principal.name}`;
  return (
    <p className={list.actions}>
      {isGiven ? (
        <ConfirmButton size="small" sure="Withdraw access now?" about={about} onConfirm={() => void end(delegation)}>
          Withdraw
        </ConfirmButton>
      ) : viewerCan.respond ? (
        <>
          <Button size="small" variant="primary" onClick={() => void answer(delegation, true)}>
            Accept<span className="visually-hidden"> the invitation {about}</span>
          </Button>{' '}
          <ConfirmButton
            size="small"
            sure="Decline this invitation?"
            about={`the invitation ${about}`}
            onConfirm={() => void answer(delegation, false)}
          >
            Decline
          </ConfirmButton>
        </>
      ) : (
        <ConfirmButton
          size="small"
          sure="Return this access? You cannot undo this."
          about={`the access ${about}`}
          onConfirm={() => void end(delegation)}
        >
          Return
        </ConfirmButton>
      )}
    </p>
  );
}
