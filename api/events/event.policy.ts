import type { Expression, ExpressionBuilder } from 'kysely';
import { isApproved } from '../users/user.query.ts';
import type { Database } from '../entities.ts';
import type { BoundViewer } from '../documents/visibility.query.ts';
import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Role, type Viewer } from '../platform/viewer.ts';
import type { EventPermissions } from './event-permissions.type.ts';
import type { CalendarEvent } from './event.type.ts';

export type EventAction = 'list' | 'create' | 'update' | 'cancel' | 'restore' | 'answer' | 'export';

/** The facts about an event that the policy needs. */
export interface EventFacts {
  everyone: boolean;
  /** Whether the viewer is in an invited group. */
  invited: boolean;
}

/** Members see events for everyone or for one of their groups. Administrators see and change all. */
export const eventPolicy: Policy<EventAction, EventFacts> = {
  canSee: (viewer, event) => isAdmin(viewer) || (isMember(viewer) && (event.everyone || event.invited)),
  can: (viewer, action, event) => {
    if (action === 'list') return isMember(viewer);
    if (action === 'answer') return event !== null && eventPolicy.canSee(viewer, event);
    return isAdmin(viewer);
  },
  needsConfirmation: (action) => action === 'export',
};

/** True if the event is for all investors. Null unless the viewer is an administrator. */
export const getIsForEveryone = (viewer: Viewer, { everyone }: Pick<EventFacts, 'everyone'>): boolean | null =>
  isAdmin(viewer) ? everyone : null;

/** Returns what the viewer can do with a visible event in its present state. */
export function getEventPermissions(viewer: Viewer, event: CalendarEvent): EventPermissions {
  const isCanceled = event.status === 'CANCELLED';
  const isAhead = event.startsAt > new Date();
  const can = (action: EventAction) => eventPolicy.can(viewer, action, event);
  return {
    respond: can('answer') && !isCanceled && isAhead,
    update: can('update') && !isCanceled,
    cancel: can('cancel') && !isCanceled,
    restore: can('restore') && isCanceled && isAhead,
    exportAttendance: can('export'),
  };
}

type Series = ExpressionBuilder<Database & { s: Database['event_series'] }, 's'>;
type Audience = ExpressionBuilder<Database & { s: Database['event_series']; a: Database['account'] }, 's' | 'a'>;

/** SQL condition: the account is in an invited group of series `s`. */
export const isInInvitedGroup = (eb: Series, accountId: Expression<string | null>) =>
  eb.exists(
    eb
      .selectFrom('event_group as g')
      .innerJoin('account_group_member as m', 'm.groupId', 'g.groupId')
      .select('m.accountId')
      .whereRef('g.seriesId', '=', 's.id')
      .where('m.accountId', '=', accountId),
  );

/** SQL condition: the viewer can see the events of series `s`. Must match `eventPolicy.canSee`. */
export const isVisibleTo = (eb: Series, viewer: BoundViewer) =>
  eb.or([
    viewer.isAdmin,
    eb.and([
      eb(eb.cast<string | null>(viewer.viewerId, 'text'), 'is not', null),
      eb.or([eb.ref('s.everyone'), isInInvitedGroup(eb, viewer.viewerId)]),
    ]),
  ]);

/** SQL condition: account `a` can attend the events of series `s`. Must match `eventPolicy.canSee`. */
export const canAttend = (eb: Audience) =>
  eb.or([isInvited(eb), eb.and([isApproved('a')(eb), eb(eb.val<Role>('ADMIN'), '=', eb.fn.any('a.roles'))])]);

/** SQL condition: account `a` is invited to the events of series `s`. */
export const isInvited = (eb: Audience) =>
  eb.and([isApproved('a')(eb), eb.or([eb.ref('s.everyone'), isInInvitedGroup(eb, eb.ref('a.id'))])]);
