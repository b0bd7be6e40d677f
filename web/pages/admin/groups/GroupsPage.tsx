import {
  type AdminGroupFragment,
  AdminGroupsDocument,
  useAdminGroupsQuery,
  useDeleteGroupMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './GroupsPage.module.css';

// Loaded on demand: reading the list needs no form.
const GroupDialog = lazyComponent(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog));
const MembersDialog = lazyComponent(() => import('./MembersDialog.tsx').then((module) => module.MembersDialog));

const query = pageQuery(AdminGroupsDocument, useAdminGroupsQuery, ({ search }) => ({
  first: 25,
  after: search.get('after'),
}));

export const queries = [query];

/** The first few member names and the number of others. */
function describeMembers({ members, memberCount }: AdminGroupFragment): string {
  const names = members.nodes.map(({ name }) => name).join(', ');
  const more = memberCount - members.nodes.length;
  return more > 0 ? `${names} and ${more} more` : names;
}

const columns: Column<AdminGroupFragment>[] = [
  nameColumn('Group', ({ name }) => name),
  valueColumn('Size', ({ memberCount }) => memberCount, { isNumeric: true }),
  {
    label: 'Members',
    renderCell: (group) => (
      <div className={styles.members} dir="auto">
        {group.memberCount > 0 ? describeMembers(group) : <span className={adminStyles.none}>No members</span>}
      </div>
    ),
  },
];

const Members = ({ members, memberCount }: AdminGroupFragment) => (
  <>
    {memberCount === 0 && <p className={adminStyles.none}>No members</p>}
    <ul>
      {members.nodes.map(({ id, name, company }) => (
        <li key={id} dir="auto">
          {[name, company].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
    {memberCount > members.nodes.length && (
      <p className={adminStyles.none}>and {memberCount - members.nodes.length} more</p>
    )}
  </>
);

const canUpdate = ({ viewerCan }: AdminGroupFragment) => viewerCan.update;

/** The groups admin page. Documents, updates and events are shared with groups. */
export function GroupsPage() {
  const remove = useSend(useDeleteGroupMutation, { refetchQueries: ['AdminGroups'], awaitRefetchQueries: true });
  return (
    <ListPage
      title="Groups"
      description="Groups of accounts that share access to documents, updates and events."
      path={paths.investorGroups}
      query={query}
      field="groups"
      noun="group"
      sorting=""
      laterPage={50}
      create={{ label: 'New group', opens: GroupDialog }}
      columns={columns}
      getName={({ name }) => name}
      actions={[
        {
          label: 'Members …',
          getAccessibleName: ({ name }) => `Members … of ${name}`,
          place: 'row',
          isInPanel: true,
          opensRow: true,
          isFor: canUpdate,
          opens: MembersDialog,
        },
        { label: 'Rename …', isInPanel: true, isFor: canUpdate, opens: GroupDialog },
        {
          label: 'Delete',
          isDestructive: true,
          sure: 'Delete this group? Its members lose access to everything shared with the group.',
          isFor: ({ viewerCan }) => viewerCan.delete,
          run: ({ id, name }) => remove({ id }, report(`${name} was`, 'deleted')),
        },
      ]}
      panel={{
        getSections: (group) => ({ [`Members · ${group.memberCount}`]: <Members {...group} /> }),
      }}
      empty={<Empty title="No groups yet.">Everyone in a group can see what is shared with it.</Empty>}
    />
  );
}
