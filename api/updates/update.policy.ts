import type { Expression, ExpressionBuilder } from 'kysely';
import { isApproved } from '../users/user.query.ts';
import type { Database } from '../entities.ts';
import type { BoundViewer } from '../documents/visibility.query.ts';
import type { Policy } from '../platform/authorize.ts';
import { now } from '../platform/database/sql.ts';
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

type Updates = ExpressionBuilder<Database & { u: Database['investor_update'] }, 'u'>;
type Audience = ExpressionBuilder<Database & { u: Database['investor_update']; a: Database['account'] }, 'u' | 'a'>;

/** Whether update `u` is published, by the clock of the database, which is the same for every server. */
export const isPublished = (eb: Updates) => eb('u.published_at', '<=', now());

/** Whether the account is in a group that update `u` is for. */
export const isInAddressedGroup = (eb: Updates, accountId: Expression<string | null>) =>
  eb.exists(
    eb
      .selectFrom('investor_update_group as g')
      .innerJoin('account_group_member as m', 'm.group_id', 'g.group_id')
      .select('m.account_id')
      .whereRef('g.update_id', '=', 'u.id')
      .where('m.account_id', '=', accountId),
  );

/** Whether the viewer sees update `u`: the rule of `updatePolicy.canSee` as a condition. */
export const isVisibleTo = (eb: Updates, viewer: BoundViewer) =>
  eb.or([
    viewer.isAdmin,
    eb.and([
      eb(eb.cast<string | null>(viewer.viewerId, 'text'), 'is not', null),
      isPublished(eb),
      eb.or([eb.ref('u.everyone'), isInAddressedGroup(eb, viewer.viewerId)]),
    ]),
  ]);

/** Whether account `a` is in the audience of update `u`, once that is published. */
export const isInAudience = (eb: Audience) =>
  eb.and([isApproved('a')(eb), eb.or([eb.ref('u.everyone'), isInAddressedGroup(eb, eb.ref('a.id'))])]);
