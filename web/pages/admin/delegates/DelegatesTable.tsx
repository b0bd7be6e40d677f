import type { AdminDelegationFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { rightLabels, describeStatus } from '../../../portal/delegationLabels.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';

type DelegatesTableProps = Pick<AdminTableProps<AdminDelegationFragment>, 'caption' | 'isBusy' | 'more'> & {
  delegations: readonly AdminDelegationFragment[];
  onEnd: (delegation: AdminDelegationFragment) => void;
};

const getDelegateName = ({ delegate, email }: AdminDelegationFragment): string => delegate?.name ?? email;
const getName = (delegation: AdminDelegationFragment): string =>
  `the delegation from ${delegation.principal.name} to ${getDelegateName(delegation)}`;

const columns: Column<AdminDelegationFragment>[] = [
  {
    label: 'Shared by',
    isHeader: true,
    getSortValue: ({ principal }) => principal.name,
    renderCell: ({ principal }) => <b dir="auto">{principal.name}</b>,
  },
  {
    label: 'Delegate',
    getSortValue: getDelegateName,
    renderCell: ({ delegate, email }) => (
      <div className={adminStyles.who}>
        {delegate && <b dir="auto">{delegate.name}</b>}
        <span data-detail={delegate ? '' : undefined}>{email}</span>
      </div>
    ),
  },
  {
    label: 'Access',
    renderCell: (delegation) => (
      <div>
        {rightLabels[delegation.right]}
        <div data-detail="">
          <DelegatedItems delegation={delegation} />
        </div>
      </div>
    ),
  },
  {
    label: 'Ends',
    getSortValue: ({ endedAt, endsAt }) => endedAt ?? endsAt,
    renderCell: ({ endedAt, endsAt }) => <Moment at={endedAt ?? endsAt} />,
  },
  { label: 'Status', getSortValue: describeStatus, renderCell: describeStatus },
];

/** Delegations with their scope and expiry. */
export const DelegatesTable = ({ delegations, onEnd, ...rest }: DelegatesTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={delegations}
    getName={getName}
    renderPanel={(delegation) => <DelegationPanel delegation={delegation} onEnd={onEnd} />}
    renderActions={(delegation) => (
      <>
        {delegation.viewerCan.end && (
          <Button size="small" onClick={() => onEnd(delegation)}>
            End …<span className="visually-hidden"> {getName(delegation)}</span>
          </Button>
        )}
        <RowMenu about={getName(delegation)}>
          <CopyId id={delegation.id} about={getName(delegation)} />
        </RowMenu>
      </>
    )}
  />
);

/** Who reads what for whom, and until when. */
const DelegationPanel = ({
  delegation,
  onEnd,
}: Pick<DelegatesTableProps, 'onEnd'> & { delegation: AdminDelegationFragment }) => (
  <DetailPanel title={delegation.principal.name ?? 'A deleted account'} facts={describeStatus(delegation)}>
    <PanelActions about={getName(delegation)}>
      {delegation.viewerCan.end && (
        <Button size="small" onClick={() => onEnd(delegation)}>
          End …
        </Button>
      )}
    </PanelActions>
    <PanelSection title="Delegate">
      <FactList
        facts={[
          ['Name', delegation.delegate?.name ?? 'Not accepted yet'],
          [
            'Email',
            <span key="email" className={adminStyles.words}>
              {delegation.email}
            </span>,
          ],
          [delegation.endedAt ? 'Ended' : 'Ends', <Moment key="ends" at={delegation.endedAt ?? delegation.endsAt} />],
        ]}
      />
    </PanelSection>
    <PanelSection title={`Access: ${rightLabels[delegation.right]}`}>
      <DelegatedItems delegation={delegation} />
    </PanelSection>
  </DetailPanel>
);

const DelegatedItems = ({ delegation: { documents, folders } }: { delegation: AdminDelegationFragment }) => (
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
