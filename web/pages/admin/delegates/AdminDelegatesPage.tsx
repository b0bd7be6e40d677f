import {
  type AdminDelegationFragment,
  AdminDelegationsDocument,
  useAdminDelegationsQuery,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { byStatus } from '#web/list/FilterTools.tsx';
import { nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { describeStatus, rightLabels } from '#web/portal/delegationLabels.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import adminStyles from '../shared/Admin.module.css';

// Loaded on demand: reading the list needs no form.
const EndDialog = lazyComponent(() => import('./EndDialog.tsx').then((module) => module.EndDialog));

const { toVariables, ...tools } = byStatus(
  { IN_FORCE: 'Active', INVITED: 'Invited', ENDED: 'Ended', ALL: 'All' },
  'IN_FORCE',
);
const query = pageQuery(AdminDelegationsDocument, useAdminDelegationsQuery, ({ search }) => toVariables(search, 25));

export const queries = [query];

const getDelegateName = ({ delegate, email }: AdminDelegationFragment): string => delegate?.name ?? email;

const DelegatedItems = ({ documents, folders }: AdminDelegationFragment) => (
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

const columns: Column<AdminDelegationFragment>[] = [
  nameColumn('Shared by', ({ principal }) => principal.name),
  {
    label: 'Delegate',
    getSortValue: getDelegateName,
    renderCell: ({ delegate, email }) => (
      <div className={adminStyles.who}>
        {delegate && <b dir="auto">{delegate.name}</b>} <span data-detail={delegate ? '' : undefined}>{email}</span>
      </div>
    ),
  },
  {
    label: 'Access',
    renderCell: (delegation) => (
      <div>
        {rightLabels[delegation.right]}
        <div data-detail="">
          <DelegatedItems {...delegation} />
        </div>
      </div>
    ),
  },
  {
    label: 'Ends',
    getSortValue: ({ endedAt, endsAt }) => endedAt ?? endsAt,
    renderCell: ({ endedAt, endsAt }) => <Moment at={endedAt ?? endsAt} />,
  },
  valueColumn('Status', describeStatus),
];

/** All delegations between investors. */
export const AdminDelegatesPage = () => (
  <ListPage
    title="Delegates"
    description="Access that investors share with delegates, and until when. The access log shows what a delegate reads."
    path={paths.investorAdminDelegates}
    query={query}
    field="delegations"
    noun="delegation"
    tools={{ ...tools, search: 'Name or email address of either person' }}
    columns={columns}
    getName={(row) => `the delegation from ${row.principal.name} to ${getDelegateName(row)}`}
    actions={[
      { label: 'End …', place: 'row', isInPanel: true, isFor: ({ viewerCan }) => viewerCan.end, opens: EndDialog },
    ]}
    panel={{
      getTitle: ({ principal }) => principal.name ?? 'A deleted account',
      renderFacts: describeStatus,
      getSections: (row) => ({
        Delegate: {
          Name: row.delegate?.name ?? 'Not accepted yet',
          Email: <span className={adminStyles.words}>{row.email}</span>,
          [row.endedAt ? 'Ended' : 'Ends']: <Moment at={row.endedAt ?? row.endsAt} />,
        },
        [`Access: ${rightLabels[row.right]}`]: <DelegatedItems {...row} />,
      }),
    }}
    empty={
      <Empty
        title="No delegations match this filter."
        to={`${paths.investorAdminDelegates}?status=ALL`}
        action="Show all delegations"
      >
        Investors share and withdraw access on their own Delegates page.
      </Empty>
    }
  />
);
