import type { AccountStatus, Role } from '../../../graphql/generated/portal.ts';

export const accountStatusLabels: Record<AccountStatus, string> = {
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const roleLabels: Record<Role, string> = { INVESTOR: 'Investor', ADMIN: 'Administrator' };
