import { wallTime } from '../../../ui/utc.ts';
import { toZone } from '../../../forms/ZoneList.tsx';
import type { CreateEventInput, AdminEventFragment, UpdateEventInput } from '../../../../graphql/generated/admin.ts';

/** The values of the event form: text as typed, and the checkboxes. */
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
  /** True if the title, the location and the summary apply to one date of a series only. */
  isOnlyThisDate: boolean;
  /** True if the invited people get an email about the change. */
  notify: boolean;
  groupIds: string[];
  documentIds: string[];
}

/** The days of a new event. */
export interface NewDays {
  first: string;
  last: string;
}

/** A new event is at nine on the chosen day, or takes several whole days. */
const toNewTimes = ({ first, last }: NewDays) =>
  first === last
    ? { isAllDay: false, startsAt: `${first}T09:00`, endsAt: `${first}T10:00` }
    : { isAllDay: true, startsAt: first, endsAt: last };

export const toValues = (event: AdminEventFragment | null, days: NewDays | null = null): EventValues => ({
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
  isOnlyThisDate: event?.hasOwnDetails ?? false,
  notify: true,
  groupIds: event?.groups?.nodes.map(({ id }) => id) ?? [],
  documentIds: event?.documents.nodes.map(({ id }) => id) ?? [],
  ...(days && toNewTimes(days)),
});

/** Adds or removes the times when an event becomes timed or all-day. */
export function withDays(values: EventValues, isAllDay: boolean): EventValues {
  const change = (wall: string, clock: string) => (isAllDay ? wall.slice(0, 10) : wall && `${wall}T${clock}`);
  const { startsAt, endsAt } = values;
  return { ...values, isAllDay, startsAt: change(startsAt, '09:00'), endsAt: change(endsAt, '10:00') };
}

/** True if the form describes a yearly series on February 29, which only takes place in leap years. */
export const isLeapSeries = ({ repeats, startsAt }: EventValues): boolean =>
  repeats === 'YEARLY' && startsAt.slice(5, 10) === '02-29';

/** An event's time in its own time zone (`2031-05-06 10:00`), or its days. */
export function formatWall({ isAllDay, startsWall, endsWall }: AdminEventFragment): string {
  const first = wallTime(startsWall);
  if (!isAllDay) return first;
  return startsWall === endsWall ? `${first}, all day` : `${first} to ${wallTime(endsWall)}, all day`;
}

const toSeatCount = (capacity: string): number | null => (capacity ? Number(capacity) : null);

export function toCreateInput(values: EventValues): CreateEventInput {
  const { repeats, times, capacity, notify: _, isOnlyThisDate: __, ...fields } = values;
  return {
    ...fields,
    timeZone: toZone(values.timeZone),
    capacity: toSeatCount(capacity),
    ...(repeats && { recurrence: `FREQ=${repeats};COUNT=${times}` }),
  };
}

/** If an event's groups were all deleted, it has no readers. It stays that way unless groups are chosen. */
export function toUpdateInput(values: EventValues, event: AdminEventFragment): UpdateEventInput {
  const { repeats: _, times: __, capacity, groupIds, ...fields } = values;
  const hasNoReaders = !event.isForEveryone && groupIds.length === 0 && event.groups?.nodes.length === 0;
  return {
    id: event.id,
    ...fields,
    timeZone: toZone(values.timeZone),
    capacity: toSeatCount(capacity),
    ...(!hasNoReaders && { groupIds }),
  };
}

/** A short description of the audience. */
export const describeAudience = ({ isForEveryone, groups }: AdminEventFragment): string =>
  isForEveryone
    ? 'All investors'
    : groups?.nodes.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
