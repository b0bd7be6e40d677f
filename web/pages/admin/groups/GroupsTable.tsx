import type { AdminGroupFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './GroupsPage.module.css';

type GroupsTableProps = Pick<AdminTableProps<AdminGroupFragment>, 'more'> & {
  groups: readonly AdminGroupFragment[];
  onMembers: (group: AdminGroupFragment) => void;
  onRename: (group: AdminGroupFragment) => void;
  onDelete: (group: AdminGroupFragment) => void;
};

/** The first few member names and the number of others. */
function describeMembers({ members, memberCount }: AdminGroupFragment): string {
  const names = members.nodes.map(({ name }) => name).join(', ');
  const more = memberCount - members.nodes.length;
  return more > 0 ? `${names} and ${more} more` : names;
}

const columns: Column<AdminGroupFragment>[] = [
  {
    label: 'Group',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name }) => <b dir="auto">{name}</b>,
  },
  {
    label: 'Size',
    isNumeric: true,
    getSortValue: ({ memberCount }) => memberCount,
    renderCell: ({ memberCount }) => memberCount,
  },
  {
    label: 'Members',
    renderCell: (group) => (
      <div className={styles.members} dir="auto">
        {group.memberCount > 0 ? describeMembers(group) : <span className={adminStyles.none}>No members</span>}
      </div>
    ),
  },
];

/** All groups by name. */
export const GroupsTable = ({ groups, more, ...actions }: GroupsTableProps) => (
  <AdminTable
    {...(more && { more })}
    columns={columns}
    rows={groups}
    getName={({ name }) => name}
    renderActions={(group) => <Actions group={group} {...actions} />}
    renderPanel={(group) => (
      <DetailPanel title={group.name}>
        <PanelActions about={group.name}>
          {group.viewerCan.update && (
            <Button size="small" onClick={() => actions.onMembers(group)}>
              Members …
            </Button>
          )}
          {group.viewerCan.update && (
            <Button size="small" onClick={() => actions.onRename(group)}>
              Rename …
            </Button>
          )}
        </PanelActions>
        <PanelSection title={`Members · ${group.memberCount}`}>
          {group.memberCount === 0 && <p className={adminStyles.none}>No members</p>}
          <ul>
            {group.members.nodes.map(({ id, name, company }) => (
              <li key={id} dir="auto">
                {[name, company].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
          {group.memberCount > group.members.nodes.length && (
            <p className={adminStyles.none}>and {group.memberCount - group.members.nodes.length} more</p>
          )}
        </PanelSection>
      </DetailPanel>
    )}
  />
);

type ActionsProps = Omit<GroupsTableProps, 'groups' | 'more'> & { group: AdminGroupFragment };

const Actions = ({ group, onMembers, onRename, onDelete }: ActionsProps) => (
  <>
    {group.viewerCan.update && (
      <Button size="small" data-open="" onClick={() => onMembers(group)}>
        Members …<span className="visually-hidden"> of {group.name}</span>
      </Button>
    )}
    <RowMenu about={group.name}>
      {group.viewerCan.update && (
        <Button size="small" onClick={() => onRename(group)}>
          Rename …<span className="visually-hidden"> {group.name}</span>
        </Button>
      )}
      <CopyId id={group.id} about={group.name} />
      {group.viewerCan.delete && (
        <ConfirmButton
          size="small"
          variant="danger"
          about={group.name}
          sure="Delete this group? Its members lose access to everything shared with the group."
          onConfirm={() => onDelete(group)}
        >
          Delete
        </ConfirmButton>
      )}
    </RowMenu>
  </>
);
