import {
  AllTokensDocument,
  type AnyTokenFragment,
  useAllTokensQuery,
  useOfferApiMutation,
  useRevokeAnyTokenMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { byStatus } from '#web/list/FilterTools.tsx';
import { momentColumn, nameColumn, textColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { describeScopes, tokenStatusLabels } from '#web/portal/tokenLabels.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { Age } from '#web/ui/Age.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import styles from '../shared/Admin.module.css';

const { toVariables, ...tools } = byStatus(
  { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked', ALL: 'All' },
  'ACTIVE',
);
const query = pageQuery(AllTokensDocument, useAllTokensQuery, ({ search }) => toVariables(search, 50));

export const queries = [query];

const Access = ({ scopes, ranges }: AnyTokenFragment) => (
  <ul>
    {describeScopes(scopes).map((scopeText) => (
      <li key={scopeText}>{scopeText}</li>
    ))}
    {ranges.length > 0 && <li>From {ranges.join(', ')} only</li>}
  </ul>
);

const getStatus = ({ status }: AnyTokenFragment) => tokenStatusLabels[status];
const renderLastUse = ({ lastUsedAt }: AnyTokenFragment) => (lastUsedAt ? <Age at={lastUsedAt} /> : 'Never');

const columns: Column<AnyTokenFragment>[] = [
  nameColumn(
    'Token',
    ({ name }) => name,
    ({ prefix }) => <code>{prefix}…</code>,
  ),
  textColumn('Owner', ({ owner }) => owner.name),
  { label: 'Access', isHiddenWhenPanelOpen: true, isHiddenWhenNarrow: true, renderCell: Access },
  { label: 'Last used', getSortValue: ({ lastUsedAt }) => lastUsedAt ?? '', renderCell: renderLastUse },
  momentColumn('Expires', ({ expiresAt }) => expiresAt),
  valueColumn('Status', getStatus),
];

/** The switch that shows API tokens and webhooks in the accounts of investors. */
function InvestorApi({ isOffered }: { isOffered: boolean }) {
  const offer = useSend(useOfferApiMutation, { refetchQueries: ['AllTokens'] });
  const messages = { done: isOffered ? 'API access hidden' : 'API access offered', failed: 'Nothing was changed' };
  return (
    <p className={styles.note}>
      {isOffered
        ? 'Investors find API tokens and webhooks in their accounts.'
        : 'The accounts of investors do not offer API tokens and webhooks. Those that exist work.'}{' '}
      <Button size="small" onClick={() => void offer({ isApiOffered: !isOffered }, messages)}>
        {isOffered ? 'Hide API access from investors' : 'Offer API access to investors'}
      </Button>
    </p>
  );
}

/** The API tokens of all accounts. Administrators can revoke any of them. */
export function AdminTokensPage() {
  const revoke = useSend(useRevokeAnyTokenMutation);
  return (
    <ListPage
      title="API tokens"
      description="The tokens with which programs use the API for people. A token has at most the rights of its owner."
      path={paths.investorAdminTokens}
      query={query}
      field="tokens"
      noun="token"
      tools={{ ...tools, search: 'Name of the token, its beginning, or its owner' }}
      columns={columns}
      getName={({ name, owner }) => `${name} of ${owner.name}`}
      actions={[
        {
          label: 'Revoke',
          isDestructive: true,
          sure: 'Revoke this token? Programs that use it are refused immediately.',
          isFor: ({ viewerCan }) => viewerCan.revoke,
          run: ({ id }) => revoke({ id }, report('Token', 'revoked')),
        },
      ]}
      panel={{
        getTitle: ({ name }) => name,
        renderFacts: getStatus,
        getSections: (token) => ({
          Access: <Access {...token} />,
          Token: {
            Owner: token.owner.name,
            'Begins with': <code>{token.prefix}</code>,
            Created: <Moment at={token.createdAt} />,
            'Last used': token.lastUsedAt ? <Moment at={token.lastUsedAt} /> : 'Never',
            Expires: <Moment at={token.expiresAt} />,
          },
        }),
      }}
      empty={
        <Empty
          title="No tokens match this filter."
          to={`${paths.investorAdminTokens}?status=ALL`}
          action="Show all tokens"
        >
          Everyone creates their tokens on the page of their account.
        </Empty>
      }
      renderBelow={({ siteDetails }) => <InvestorApi isOffered={siteDetails.isApiOffered ?? false} />}
    />
  );
}
