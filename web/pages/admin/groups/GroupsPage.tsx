import { Suspense, useState } from 'react';
import {
  AdminGroupsDocument,
  useAdminGroupsQuery,
  type AdminGroupFragment,
} from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { Empty } from '../../../ui/Empty.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { GroupsTable } from './GroupsTable.tsx';
import { useGroups } from './useGroups.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: reading the list needs no form.
const GroupDialog = lazyComponent(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog));
const MembersDialog = lazyComponent(() => import('./MembersDialog.tsx').then((module) => module.MembersDialog));

type OpenDialog = { kind: 'name'; group: AdminGroupFragment | null } | { kind: 'members'; group: AdminGroupFragment };

/** The first page is one screen of rows. Each later one has more. */
const PAGE = 25;
const LATER_PAGE = 50;

const adminGroupsQuery = pageQuery(AdminGroupsDocument, useAdminGroupsQuery, ({ search }) => ({
  first: PAGE,
  after: search.get('after'),
}));

export const queries = [adminGroupsQuery];

/** The groups admin page. Documents, updates and events are shared with groups. */
export function GroupsPage() {
  const query = usePageData(adminGroupsQuery, { fetchPolicy: 'cache-and-network' });
  const { data, fetchMore } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { save, setMembers, remove } = useGroups();
  const groups = data?.groups.nodes ?? [];
  const close = () => setDialog(null);
  return (
    <>
      <AdminHead
        title="Groups"
        description="Groups of accounts that share access to documents, updates and events."
        path={paths.investorGroups}
        count={data && formatListed(groups.length, 'group', data.groups.pageInfo, '')}
        action={
          <Button size="small" variant="primary" onClick={() => setDialog({ kind: 'name', group: null })}>
            New group
          </Button>
        }
      />
      <div className={adminStyles.page}>
        <QueryResult query={query} skeleton={<TableSkeleton />}>
          {(data) =>
            groups.length > 0 ? (
              <GroupsTable
                groups={groups}
                more={{
                  page: data.groups.pageInfo,
                  label: 'groups',
                  onMore: (after) =>
                    fetchMore({ variables: { first: LATER_PAGE, after }, updateQuery: appendPage('groups') }),
                }}
                onMembers={(group) => setDialog({ kind: 'members', group })}
                onRename={(group) => setDialog({ kind: 'name', group })}
                onDelete={(group) => void remove(group)}
              />
            ) : (
              <Empty title="No groups yet.">Everyone in a group can see what is shared with it.</Empty>
            )
          }
        </QueryResult>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          {dialog.kind === 'name' ? (
            <GroupDialog group={dialog.group} onSave={save} onClose={close} />
          ) : (
            <MembersDialog group={dialog.group} onSave={setMembers} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
