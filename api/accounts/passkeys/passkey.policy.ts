import type { Policy } from '#api/platform/authorize.ts';
import { isMember, type Viewer } from '#api/platform/viewer.ts';

export type PasskeyAction = 'add' | 'rename' | 'remove';

/** Only the owner can see and manage a passkey. Administrators see only their own. */
export const passkeyPolicy: Policy<PasskeyAction, { accountId: string }> = {
  canSee: (viewer, passkey) => isOwn(viewer, passkey),
  can: (viewer, _action, passkey) => isMember(viewer) && (passkey === null || isOwn(viewer, passkey)),
};

const isOwn = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.kind === 'user' && viewer.id === accountId;
