import type { DeskGroupFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { plural } from '../shared/plural.ts';
import styles from './GroupsPage.module.css';

type GroupsTableProps = {
  groups: readonly DeskGroupFragment[];
  onMembers: (group: DeskGroupFragment) => void;
  onRename: (group: DeskGroupFragment) => void;
  onDelete: (group: DeskGroupFragment) => void;
};

/** The first few member names and the number of others. */
function describeMembers({ members, memberCount }: DeskGroupFragment): string {
  const names = members.nodes.map(({ name }) => name).join(', ');
  const more = memberCount - members.nodes.length;
  return more > 0 ? `${names} and ${more} more` : names;
}

/** All groups by name. On phones, each is a card. */
export const GroupsTable = ({ groups, onMembers, onRename, onDelete }: GroupsTableProps) => (
  <AdminTable caption={plural(groups.length, 'group')} columns={['Group', 'Members']}>
    {groups.map((group) => (
      <tbody key={group.id} className={desk.request}>
        <tr>
          <th scope="row" className={desk.who}>
            <b>{group.name}</b>
          </th>
          <td data-label="Members">
            <div className={styles.members}>
              {group.memberCount > 0 ? describeMembers(group) : <span className={desk.none}>No members</span>}
            </div>
          </td>
          <td className={desk.actions}>
            <Actions group={group} onMembers={onMembers} onRename={onRename} onDelete={onDelete} />
          </td>
        </tr>
      </tbody>
    ))}
  </AdminTable>
);

const Actions = ({
  group,
  onMembers,
  onRename,
  onDelete,
}: Omit<GroupsTableProps, 'groups'> & { group: DeskGroupFragment }) => (
  <div>
    {group.viewerCan.update && (
      <Button size="small" onClick={() => onMembers(group)}>
        Members …<span className="visually-hidden"> of {group.name}</span>
      </Button>
    )}
    {(group.viewerCan.update || group.viewerCan.delete) && (
      <RowMenu about={group.name}>
        {group.viewerCan.update && (
          <Button size="small" onClick={() => onRename(group)}>
            Rename …<span className="visually-hidden"> {group.name}</span>
          </Button>
        )}
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
    )}
  </div>
);
