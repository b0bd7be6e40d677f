import type { AccountStatus, Role } from '../../../graphql/generated/portal.ts';

export const accountStatusWords: Record<AccountStatus, string> = {
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const roleWords: Record<Role, string> = { INVESTOR: 'Investor', ADMIN: 'Administrator' };
