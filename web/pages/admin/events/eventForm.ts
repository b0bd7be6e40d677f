import type { CreateEventInput, DeskEventFragment, UpdateEventInput } from '../../../../graphql/generated/admin.ts';

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
  recordingUrl: string;
  /** Whether a change is mailed to the people invited. */
  notify: boolean;
  groupIds: string[];
  documentIds: string[];
}

export const toValues = (event: DeskEventFragment | null): EventValues => ({
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
  recordingUrl: event?.recordingUrl ?? '',
  notify: true,
  groupIds: event?.groups?.nodes.map(({ id }) => id) ?? [],
  documentIds: event?.documents.nodes.map(({ id }) => id) ?? [],
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

const toSeatCount = (capacity: string): number | null => (capacity ? Number(capacity) : null);

export function toCreateInput(values: EventValues): CreateEventInput {
  const { repeats, times, capacity, notify: _, ...fields } = values;
  return {
    ...fields,
    capacity: toSeatCount(capacity),
    ...(repeats && { recurrence: `FREQ=${repeats};COUNT=${times}` }),
  };
}

/** An event without readers, because its groups were deleted, stays without readers unless groups are chosen. */
export function toUpdateInput(values: EventValues, event: DeskEventFragment): UpdateEventInput {
  const { repeats: _, times: __, capacity, groupIds, ...fields } = values;
  const hasNoReaders = !event.isForEveryone && groupIds.length === 0 && event.groups?.nodes.length === 0;
  return { id: event.id, ...fields, capacity: toSeatCount(capacity), ...(!hasNoReaders && { groupIds }) };
}

/** For whom it is, in a few words. */
export const describeAudience = ({ isForEveryone, groups }: DeskEventFragment): string =>
  isForEveryone
    ? 'All investors'
    : groups?.nodes.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
