import type { Expression, ExpressionBuilder } from 'kysely';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import type { Database } from '#api/entities.ts';
import type { BoundViewer } from '../documents/visibility.query.ts';
import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isMember, type Role, type Viewer } from '#api/platform/viewer.ts';
import type { CalendarEvent, EventPermissions } from './event.type.ts';

export type EventAction = 'list' | 'create' | 'update' | 'cancel' | 'restore' | 'answer' | 'export';

/** The facts about an event that the policy needs. */
export interface EventFacts {
  /** Whether the viewer for whom it was read can see it: the database decides, see `isVisibleTo`. */
  isVisible: boolean;
}

/** Administrators change all events. */
export const eventPolicy: Policy<EventAction, EventFacts> = {
  canSee: (_viewer, event) => event.isVisible,
  can: (viewer, action, event) => {
    if (action === 'list') return isMember(viewer);
    if (action === 'answer') return event !== null && event.isVisible;
    return isAdmin(viewer);
  },
  needsConfirmation: (action) => action === 'export',
};

/** True if the event is for all investors. Null unless the viewer is an administrator. */
export const getIsForEveryone = (viewer: Viewer, { everyone }: Pick<CalendarEvent, 'everyone'>): boolean | null =>
  isAdmin(viewer) ? everyone : null;

/** Returns what the viewer can do with a visible event in its present state. */
export function getEventPermissions(viewer: Viewer, event: CalendarEvent): EventPermissions {
  const isCanceled = event.status === 'CANCELED';
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

/** SQL condition: the events of series `s` are for everyone, or for a group of the account. */
export const isForAccount = (eb: Series, accountId: Expression<string | null>) =>
  eb.or([
    eb.ref('s.everyone'),
    eb.exists(
      eb
        .selectFrom('event_group as g')
        .innerJoin('account_group_member as m', 'm.groupId', 'g.groupId')
        .select('m.accountId')
        .whereRef('g.seriesId', '=', 's.id')
        .where('m.accountId', '=', accountId),
    ),
  ]);

/**
 * SQL condition: who can see the events of series `s`. Members see events for everyone or for one of their groups,
 * administrators see all. People without an approved account have no id here.
 */
export const isVisibleTo = (eb: Series, { viewerId, isAdmin }: BoundViewer) =>
  eb.or([isAdmin, eb.and([eb(eb.cast<string | null>(viewerId, 'text'), 'is not', null), isForAccount(eb, viewerId)])]);

/** SQL condition: account `a` can attend the events of series `s`, which are those that it can see. */
export const canAttend = (eb: Audience) => {
  const isAdmin = eb(eb.val<Role>('ADMIN'), '=', eb.fn.any('a.roles')).$castTo<boolean>();
  return eb.and([isApprovedInvestor('a')(eb), isVisibleTo(eb, { viewerId: eb.ref('a.id'), isAdmin })]);
};

/** SQL condition: account `a` is invited to the events of series `s`. */
export const isInvited = (eb: Audience) => eb.and([isApprovedInvestor('a')(eb), isForAccount(eb, eb.ref('a.id'))]);
