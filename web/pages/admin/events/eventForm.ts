import type { DeskEventFragment, EventInput } from '../../../../graphql/generated/admin.ts';

/** What the form of an event holds; everything but what is ticked as typed. */
export interface EventValues {
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  description: string;
  capacity: string;
  repeats: string;
  times: string;
  recording: string;
  groupIds: string[];
  documentIds: string[];
}

export const valuesOf = (event: DeskEventFragment | null): EventValues => ({
  title: event?.title ?? '',
  startsAt: event?.startsWall ?? '',
  endsAt: event?.endsWall ?? '',
  timeZone: event?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  location: event?.location ?? '',
  description: event?.description ?? '',
  capacity: event?.capacity ? String(event.capacity) : '',
  repeats: '',
  times: '4',
  recording: event?.recording ?? '',
  groupIds: event?.groups?.map(({ id }) => id) ?? [],
  documentIds: event?.documents.map(({ id }) => id) ?? [],
});

/** What is sent. An event closed to all because its groups are gone stays closed unless groups are chosen. */
export function inputOf(
  { repeats, times, capacity, ...values }: EventValues,
  event: DeskEventFragment | null,
): EventInput {
  const { groupIds, ...words } = values;
  const staysClosed = event && !event.forEveryone && groupIds.length === 0 && event.groups?.length === 0;
  return {
    ...words,
    capacity: Number(capacity),
    ...(!staysClosed && { groupIds }),
    ...(repeats && { recurrence: `FREQ=${repeats};COUNT=${times}` }),
  };
}

/** For whom it is, in a few words. */
export const audienceOf = ({ forEveryone, groups }: DeskEventFragment): string =>
  forEveryone ? 'All investors' : groups?.map(({ name }) => name).join(', ') || 'Nobody: its groups were deleted';
