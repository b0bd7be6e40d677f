import { type AnyTokenFragment, useRevokeAnyTokenMutation } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { describeScopes, tokenStatusLabels } from '../../../portal/tokenLabels.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';

type TokensTableProps = Pick<AdminTableProps<AnyTokenFragment>, 'caption' | 'isBusy' | 'more'> & {
  tokens: readonly AnyTokenFragment[];
};

const columns: Column<AnyTokenFragment>[] = [
  {
    label: 'Token',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name, prefix }) => (
      <>
        <b dir="auto">{name}</b>
        <code>{prefix}…</code>
      </>
    ),
  },
  {
    label: 'Owner',
    getSortValue: ({ owner }) => owner.name,
    renderCell: ({ owner }) => <span dir="auto">{owner.name}</span>,
  },
  {
    label: 'Access',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: (token) => <Access token={token} />,
  },
  {
    label: 'Last used',
    getSortValue: ({ lastUsedAt }) => lastUsedAt ?? '',
    renderCell: ({ lastUsedAt }) => (lastUsedAt ? <Age at={lastUsedAt} /> : 'Never'),
  },
  {
    label: 'Expires',
    getSortValue: ({ expiresAt }) => expiresAt,
    renderCell: ({ expiresAt }) => <Moment at={expiresAt} />,
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => tokenStatusLabels[status],
    renderCell: ({ status }) => tokenStatusLabels[status],
  },
];

const Access = ({ token: { scopes, ranges } }: { token: AnyTokenFragment }) => (
  <ul>
    {describeScopes(scopes).map((scopeText) => (
      <li key={scopeText}>{scopeText}</li>
    ))}
    {ranges.length > 0 && <li>From {ranges.join(', ')} only</li>}
  </ul>
);

/** The rights of a token and when it was used. */
const TokenPanel = ({ token }: { token: AnyTokenFragment }) => (
  <DetailPanel title={token.name} facts={tokenStatusLabels[token.status]}>
    <PanelSection title="Access">
      <Access token={token} />
    </PanelSection>
    <PanelSection title="Token">
      <FactList
        facts={[
          ['Owner', token.owner.name],
          ['Begins with', <code key="prefix">{token.prefix}</code>],
          ['Created', <Moment key="created" at={token.createdAt} />],
          ['Last used', token.lastUsedAt ? <Moment key="used" at={token.lastUsedAt} /> : 'Never'],
          ['Expires', <Moment key="expires" at={token.expiresAt} />],
        ]}
      />
    </PanelSection>
  </DetailPanel>
);

const getName = ({ name, owner }: AnyTokenFragment): string => `${name} of ${owner.name}`;

/** The API tokens of all accounts, with an action that revokes one. */
export function TokensTable({ tokens, ...rest }: TokensTableProps) {
  const withToast = useActionToast();
  const [revokeToken] = useRevokeAnyTokenMutation();
  const revoke = (id: string) =>
    withToast(() => revokeToken({ variables: { input: { id } } }), {
      done: 'Token revoked',
      failed: 'Token not revoked',
    });
  return (
    <AdminTable
      {...rest}
      columns={columns}
      rows={tokens}
      getName={getName}
      renderPanel={(token) => <TokenPanel token={token} />}
      renderActions={(token) => (
        <RowMenu about={getName(token)}>
          <CopyId id={token.id} about={getName(token)} />
          {token.viewerCan.revoke && (
            <ConfirmButton
              size="small"
              variant="danger"
              sure="Revoke this token? Programs that use it are refused immediately."
              about={getName(token)}
              onConfirm={() => void revoke(token.id)}
            >
              Revoke
            </ConfirmButton>
          )}
        </RowMenu>
      )}
    />
  );
}
