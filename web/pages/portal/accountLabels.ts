import type { AccountStatus, Role } from '../../../graphql/generated/portal.ts';

export const accountStatusLabels: Record<AccountStatus, string> = {
  INVITED: 'Invited',
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const roleLabels: Record<Role, string> = {
  INVESTOR: 'Investor',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
};
