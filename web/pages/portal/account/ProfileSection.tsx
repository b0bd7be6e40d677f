import { Day } from '../../../ui/Day.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import type { AccountStatus, Role } from '../../../../graphql/generated/portal.ts';
import type { Member } from './member.ts';

/** The data that was entered at registration and reviewed. */
export function ProfileSection({ viewer }: { viewer: Member }) {
  return (
    <PortalSection title="Profile" note="Your details from registration. Contact investor relations to change them.">
      <FactList
        label="Profile"
        facts={[
          ['Name', viewer.name],
          ['Username', viewer.username],
          ['Company', viewer.company || 'Not provided'],
          ['Status', accountStatusLabels[viewer.status]],
          ['Roles', viewer.roles.map((role) => roleLabels[role]).join(', ')],
          ['Account created', <Day key="since" at={viewer.createdAt} />],
        ]}
      />
    </PortalSection>
  );
}

const accountStatusLabels: Record<AccountStatus, string> = {
  INVITED: 'Invited',
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

const roleLabels: Record<Role, string> = {
  INVESTOR: 'Investor',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
};
