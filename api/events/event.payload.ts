import { ViewerUser } from '../users/viewer.type.ts';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { UrlScalar } from '../platform/graphql/scalars.ts';
import { CalendarEvent } from './event.type.ts';

export const CreateEventPayload = createPayload('createEvent', {
  event: { type: () => CalendarEvent, description: 'The new event. The first date of a series.' },
});

export const UpdateEventPayload = createPayload('updateEvent', {
  event: { type: () => CalendarEvent, description: 'The event after the change.' },
});

export const CancelEventPayload = createPayload('cancelEvent', {
  event: { type: () => CalendarEvent, description: 'The canceled event.' },
});

export const RestoreEventPayload = createPayload('restoreEvent', {
  event: { type: () => CalendarEvent, description: 'The restored event.' },
});

export const RespondToEventPayload = createPayload('respondToEvent', {
  event: { type: () => CalendarEvent, description: 'The event with the answer of the viewer.' },
});

export const RenewCalendarUrlPayload = createPayload('renewCalendarUrl', {
  calendarUrl: { type: () => UrlScalar, description: 'The new absolute URL of the viewer’s private calendar.' },
});

export const SetCalendarSettingsPayload = createPayload('setCalendarSettings', {
  viewer: { type: () => ViewerUser, description: 'The viewer with the changed settings.' },
});
