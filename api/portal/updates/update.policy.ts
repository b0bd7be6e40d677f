import type { Expression, ExpressionBuilder } from 'kysely';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import type { Database } from '#api/entities.ts';
import type { BoundViewer } from '../documents/visibility.query.ts';
import type { Policy } from '#api/platform/authorize.ts';
import { now } from '#api/platform/database/sql.ts';
import { isAdmin, isMember, type Viewer } from '#api/platform/viewer.ts';
import type { UpdatePermissions, UpdateStatus } from './update.type.ts';

export type UpdateAction = 'list' | 'create' | 'update' | 'publish' | 'withdraw';

/** What the policy needs to know about an update. */
export interface UpdateFacts {
  /** By `isVisibleTo`. */
  isVisible: boolean;
  /** By the database clock, which is the same for every server. */
  status: UpdateStatus;
}

/** Members see updates that are published to everyone or to one of their groups. Administrators have all rights. */
export const updatePolicy: Policy<UpdateAction, UpdateFacts> = {
  canSee: (_viewer, update) => update.isVisible,
  can: (viewer, action) => (action === 'list' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'publish',
};

/** True if the update is for all investors. Null unless the viewer is an administrator. */
export const getIsForEveryone = (viewer: Viewer, { everyone }: { everyone: boolean }): boolean | null =>
  isAdmin(viewer) ? everyone : null;

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

/** True if update `u` is published by the database clock, which is the same for every server. */
export const isPublished = (eb: Updates) => eb('u.publishedAt', '<=', now());

/** True if the account is in a group of the audience of update `u`. */
const isInAddressedGroup = (eb: Updates, accountId: Expression<string | null>) =>
  eb.exists(
    eb
      .selectFrom('investor_update_group as g')
      .innerJoin('account_group_member as m', 'm.groupId', 'g.groupId')
      .select('m.accountId')
      .whereRef('g.updateId', '=', 'u.id')
      .where('m.accountId', '=', accountId),
  );

/** True if update `u` is published to the account, which is approved. */
export const isPublishedTo = (eb: Updates, accountId: Expression<string | null>) =>
  eb.and([isPublished(eb), eb.or([eb.ref('u.everyone'), isInAddressedGroup(eb, accountId)])]);

/** True if the viewer can see update `u`. */
export const isVisibleTo = (eb: Updates, viewer: BoundViewer) =>
  eb.or([
    viewer.isAdmin,
    eb.and([eb(eb.cast<string | null>(viewer.viewerId, 'text'), 'is not', null), isPublishedTo(eb, viewer.viewerId)]),
  ]);

/** True if account `a` is in the audience of update `u`, published or not. */
export const isInAudience = (eb: Audience) =>
  eb.and([isApprovedInvestor('a')(eb), eb.or([eb.ref('u.everyone'), isInAddressedGroup(eb, eb.ref('a.id'))])]);
