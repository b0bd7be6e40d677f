import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import type { UpdatePermissions, UpdateStatus } from './update.entity.ts';

export type UpdateAction = 'list' | 'create' | 'update' | 'publish' | 'withdraw';

/** What the policy needs to know of an update. */
export interface UpdateFacts {
  everyone: boolean;
  /** Whether the viewer is in a group it is for. */
  addressed: boolean;
  /** By the clock of the database, which is the same for every server. */
  status: UpdateStatus;
}

/** Members see what is released to all, or to a group of theirs; admins see and do everything. */
export const updatePolicy: Policy<UpdateAction, UpdateFacts> = {
  canSee: (viewer, update) =>
    isAdmin(viewer) || (isMember(viewer) && update.status === 'PUBLISHED' && (update.everyone || update.addressed)),
  can: (viewer, action) => (action === 'list' ? isMember(viewer) : isAdmin(viewer)),
};

/** The actions that the viewer can take on an update in its current status. */
export function getUpdatePermissions(viewer: Viewer, update: UpdateFacts): UpdatePermissions {
  const can = (action: UpdateAction) => updatePolicy.can(viewer, action, update);
  return {
    update: can('update'),
    publish: can('publish') && update.status !== 'PUBLISHED',
    withdraw: can('withdraw') && update.status !== 'DRAFT',
  };
}

/** Released or not: one comparison with the database's clock, the only one anywhere. On `investor_update u`. */
export const RELEASED = 'u.published_at <= now()';

/** The same as a condition on `investor_update u`. @param bind binds a value and returns its placeholder */
export function visibleTo(viewer: Viewer, bind: (value: unknown) => string): string {
  if (isAdmin(viewer)) return 'true';
  if (viewer.kind !== 'user' || !isMember(viewer)) return 'false';
  return `(${RELEASED} and (u.everyone or ${addressedTo(bind(viewer.id))}))`;
}

export const addressedTo = (account: string): string => `exists (select 1 from investor_update_group g
  join account_group_member m on m.group_id = g.group_id where g.update_id = u.id and m.account_id = ${account})`;

/** Whether update `u` is for account `a`, once it is released. */
export const MEANT_FOR = `(a.status = 'APPROVED' and (u.everyone or ${addressedTo('a.id')}))`;
