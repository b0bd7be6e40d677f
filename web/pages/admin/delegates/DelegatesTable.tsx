import type { DeskDelegationFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { rightWords, describeStatus } from '../../../portal/delegationWords.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';

type DelegatesTableProps = {
  delegations: readonly DeskDelegationFragment[];
  caption: string;
  busy: boolean;
  onEnd: (delegation: DeskDelegationFragment) => void;
};

/** Delegations with their scope and expiry. On phones, each is a card. */
export function DelegatesTable({ delegations, caption, busy, onEnd }: DelegatesTableProps) {
  return (
    <AdminTable caption={caption} columns={['Shared by', 'Delegate', 'Access', 'Ends', 'Status']} busy={busy}>
      {delegations.map((delegation) => (
        <tbody key={delegation.id} className={desk.request}>
          <tr>
            <th scope="row" className={desk.who}>
              <b>{delegation.principal.name}</b>
            </th>
            <td data-label="Delegate">
              <div className={desk.who}>
                {delegation.delegate && <b>{delegation.delegate.name}</b>}
                <span>{delegation.email}</span>
              </div>
            </td>
            <td data-label="Access">
              <div>
                {rightWords[delegation.right]}
                <Lent delegation={delegation} />
              </div>
            </td>
            <td data-label="Ends">
              <Moment at={delegation.endedAt ?? delegation.endsAt} />
            </td>
            <td data-label="Status">{describeStatus(delegation)}</td>
            <td className={desk.actions}>
              <div>
                {delegation.viewerCan.end && (
                  <Button size="small" onClick={() => onEnd(delegation)}>
                    End …
                    <span className="visually-hidden">
                      {' '}
                      the delegation from {delegation.principal.name} to {delegation.delegate?.name ?? delegation.email}
                    </span>
                  </Button>
                )}
              </div>
            </td>
          </tr>
        </tbody>
      ))}
    </AdminTable>
  );
}

const Lent = ({ delegation: { documents, folders } }: { delegation: DeskDelegationFragment }) => (
  <ul>
    {folders.map(({ id, index, name }) => (
      <li key={id}>
        {index} {name}, with everything in it
      </li>
    ))}
    {documents.map(({ id, index, title }) => (
      <li key={id}>
        {index} <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
      </li>
    ))}
  </ul>
);
