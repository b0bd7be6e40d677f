import type { Policy } from '#api/platform/authorize.ts';
import { type AccountStatus, isAdmin, type Role, type Viewer } from '#api/platform/viewer.ts';

export type UserAction =
  | 'list'
  | 'export'
  | 'invite'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'requestMoreInformation'
  | Decision
  | 'setRoles'
  | 'setEnd'
  | 'update'
  | 'resetSecondFactor'
  | 'delete';

/** What a policy needs to know about an account. */
export interface UserFacts {
  id: string;
  status: AccountStatus;
  roles: Role[];
}

/** The account lifecycle: the statuses in which each decision is possible, and the resulting status. */
export const decisions = {
  approve: { from: ['PENDING'], to: 'APPROVED' },
  reject: { from: ['PENDING'], to: 'REJECTED' },
  suspend: { from: ['APPROVED'], to: 'SUSPENDED' },
  reinstate: { from: ['SUSPENDED'], to: 'APPROVED' },
  reopen: { from: ['REJECTED'], to: 'PENDING' },
} as const satisfies Record<string, { from: readonly AccountStatus[]; to: AccountStatus }>;

export type Decision = keyof typeof decisions;

const notOwn: readonly UserAction[] = ['delete', 'resetSecondFactor', 'setEnd'];

export const userPolicy: Policy<UserAction, UserFacts> = {
  canSee: (viewer, user) => isAdmin(viewer) || isSelf(viewer, user),
  // Administrators delete their own account and remove their own factors on the account page, which asks for the
  // confirmation that each change needs. They cannot set an end for themselves.
  can: (viewer, action, user) => isAdmin(viewer) && !(notOwn.includes(action) && user && isSelf(viewer, user)),
  needsConfirmation: (action) => action === 'export',
};

/** True if the viewer has permission for the action and the account's status allows it. */
export function canNow(
  viewer: Viewer,
  action: Exclude<UserAction, 'list' | 'export' | 'invite'>,
  user: UserFacts,
): boolean {
  if (!userPolicy.can(viewer, action, user)) return false;
  if (action === 'resendInvitation' || action === 'revokeInvitation') return user.status === 'INVITED';
  if (action === 'requestMoreInformation') return user.status === 'PENDING';
  if (action === 'setRoles' || action === 'setEnd') return user.status === 'APPROVED';
  if (action === 'update') return true;
  // Revoking an invitation deletes its account.
  if (action === 'resetSecondFactor' || action === 'delete') return user.status !== 'INVITED';
  const from: readonly AccountStatus[] = decisions[action].from;
  return from.includes(user.status);
}

const isSelf = (viewer: Viewer, user: UserFacts): boolean => viewer.kind === 'user' && viewer.id === user.id;
