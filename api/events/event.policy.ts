import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import type { EventPermissions } from './event-permissions.entity.ts';
import type { CalendarEvent } from './event.entity.ts';

export type EventAction = 'list' | 'create' | 'update' | 'cancel' | 'restore' | 'answer' | 'export';

/** What the policy needs to know of an event. */
export interface EventFacts {
  everyone: boolean;
  /** Whether the viewer is in a group it is for. */
  invited: boolean;
}

/** Members see what is for all, or for a group of theirs; admins see and do everything. */
export const eventPolicy: Policy<EventAction, EventFacts> = {
  canSee: (viewer, event) => isAdmin(viewer) || (isMember(viewer) && (event.everyone || event.invited)),
  can: (viewer, action, event) => {
    if (action === 'list') return isMember(viewer);
    if (action === 'answer') return event !== null && eventPolicy.canSee(viewer, event);
    return isAdmin(viewer);
  },
};

/** What the viewer can do with an event that they can see, in its present state. */
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

/** The same as a condition on `event_series s`. @param bind binds a value and returns its placeholder */
export function visibleTo(viewer: Viewer, bind: (value: unknown) => string): string {
  if (isAdmin(viewer)) return 'true';
  if (viewer.kind !== 'user' || !isMember(viewer)) return 'false';
  return `(s.everyone or ${invitedTo(bind(viewer.id))})`;
}

export const invitedTo = (account: string): string => `exists (select 1 from event_group g
  join account_group_member m on m.group_id = g.group_id where g.series_id = s.id and m.account_id = ${account})`;
