import type { DeskEventFragment, EventInput } from '../../../../graphql/generated/admin.ts';

/** What the form of an event holds; everything but what is ticked as typed. */
export interface EventValues {
  title: string;
  isAllDay: boolean;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  description: string;
  capacity: string;
  repeats: string;
  times: string;
  recording: string;
  /** Whether a change is mailed to the people invited. */
  notify: boolean;
  groupIds: string[];
  documentIds: string[];
}

export const valuesOf = (event: DeskEventFragment | null): EventValues => ({
  title: event?.title ?? '',
  isAllDay: event?.isAllDay ?? false,
  startsAt: event?.startsWall ?? '',
  endsAt: event?.endsWall ?? '',
  timeZone: event?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  location: event?.location ?? '',
  description: event?.description ?? '',
  capacity: event?.capacity ? String(event.capacity) : '',
  repeats: '',
  times: '4',
  recording: event?.recording ?? '',
  notify: true,
  groupIds: event?.groups?.map(({ id }) => id) ?? [],
  documentIds: event?.documents.map(({ id }) => id) ?? [],
});

/** The values with times for an event that takes whole days now, or no longer does. */
export function withDays(values: EventValues, isAllDay: boolean): EventValues {
  const change = (wall: string, clock: string) => (isAllDay ? wall.slice(0, 10) : wall && `${wall}T${clock}`);
  const { startsAt, endsAt } = values;
  return { ...values, isAllDay, startsAt: change(startsAt, '09:00'), endsAt: change(endsAt, '10:00') };
}

/** Whether the form describes a series that only takes place in leap years. */
export const isLeapSeries = ({ repeats, startsAt }: EventValues): boolean =>
  repeats === 'YEARLY' && startsAt.slice(5, 10) === '02-29';

/** When an event takes place on the clock of its zone: `2031-05-06 10:00`, or days. */
export function formatWall({ isAllDay, startsWall, endsWall }: DeskEventFragment): string {
  if (!isAllDay) return startsWall.replace('T', ' ');
  return startsWall === endsWall ? `${startsWall}, all day` : `${startsWall} to ${endsWall}, all day`;
}

/** What is sent. An event closed to all because its groups are gone stays closed unless groups are chosen. */
export function inputOf(
  { repeats, times, capacity, notify, ...values }: EventValues,
  event: DeskEventFragment | null,
): EventInput {
  const { groupIds, ...words } = values;
  const staysClosed = event && !event.forEveryone && groupIds.length === 0 && event.groups?.length === 0;
  return {
    ...words,
    capacity: Number(capacity),
    ...(!staysClosed && { groupIds }),
    ...(event && { notify }),
    ...(repeats && { recurrence: `FREQ=${repeats};COUNT=${times}` }),
  };
}

/** For whom it is, in a few words. */
export const audienceOf = ({ forEveryone, groups }: DeskEventFragment): string =>
  forEveryone ? 'All investors' : groups?.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
