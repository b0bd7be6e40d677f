import type { DeskUpdateFragment, UpdateInput } from '../../../../graphql/generated/admin.ts';

/** What the form of an update holds. */
export interface UpdateValues {
  title: string;
  body: string;
  groupIds: string[];
  documentIds: string[];
}

export const valuesOf = (update: DeskUpdateFragment | null): UpdateValues => ({
  title: update?.title ?? '',
  body: update?.body ?? '',
  groupIds: update?.groups?.map(({ id }) => id) ?? [],
  documentIds: update?.documents.map(({ id }) => id) ?? [],
});

/** What is sent. An update closed to all because its groups are gone stays closed unless groups are chosen. */
export function inputOf({ groupIds, ...values }: UpdateValues, update: DeskUpdateFragment | null): UpdateInput {
  const staysClosed = update && !update.forEveryone && groupIds.length === 0 && update.groups?.length === 0;
  return { ...values, ...(!staysClosed && { groupIds }) };
}

/** For whom it is, in a few words. */
export const audienceOf = ({ forEveryone, groups }: DeskUpdateFragment): string =>
  forEveryone ? 'All investors' : groups?.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
