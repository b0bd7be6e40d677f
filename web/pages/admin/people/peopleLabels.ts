import type { ListedPersonFragment, NdaState, PeopleQueryVariables, UserOrder } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { choice, defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { orderFields, statusLabels } from '../review/reviewLabels.ts';
import { toLastDay } from '#web/ui/lastDay.ts';
import { utcDay } from '#web/ui/utc.ts';
import { readSort } from '#web/list/columns.ts';

export type Person = ListedPersonFragment;

/** Everyone but the people whose requests wait. */
const statuses = ['APPROVED', 'INVITED', 'SUSPENDED', 'REJECTED'] as const;

export const peopleTabs = [
  ['ALL', 'All'],
  ['APPROVED', statusLabels.APPROVED],
  ['INVITED', 'Not accepted yet'],
  ['UNSIGNED', 'Not signed'],
  ['SUSPENDED', statusLabels.SUSPENDED],
  ['REJECTED', statusLabels.REJECTED],
] as const;
type Tab = (typeof peopleTabs)[number][0];

/** The filter of the list, in the URL. */
export const peopleFilter = defineUrlFilter({
  status: choice(peopleTabs, 'ALL'),
  group: freeText(60),
  search: freeText(text.searchQuery),
});

const toConditions = (tab: Tab) =>
  tab === 'ALL' ? { statuses: [...statuses] } : tab === 'UNSIGNED' ? { mustSignNda: true } : { status: tab };

/** The first page is one screen of rows. */
const PAGE = 10;

export function toPeopleVariables(params: URLSearchParams): PeopleQueryVariables {
  const { status, group, search } = peopleFilter.read(params);
  return {
    first: PAGE,
    after: params.get('after'),
    filter: { ...toConditions(status), groupId: group || null, search: search || null },
    orderBy: toOrder(params.get('sort')),
  };
}

/** The URL of the filtered list as a file. */
export function toExportUrl(params: URLSearchParams): string {
  const { filter } = toPeopleVariables(params);
  const entries = Object.entries(filter ?? {}).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return `/api/users/export?${new URLSearchParams(entries)}`;
}

function toOrder(text: string | null): UserOrder | null {
  const sort = readSort(text);
  const field = sort && orderFields[sort.name];
  return field ? { field, direction: sort.isDescending ? 'DESC' : 'ASC' } : null;
}

export const ndaLabels: Record<NdaState, string> = {
  NOT_REQUIRED: 'Not required',
  EXEMPT: 'Exempt',
  OPEN: 'Not signed',
  SIGNED: 'Signed',
};

/** The status of a person, with the end of an open invitation or the last day of an account that has an end. */
export function describeStatus({ status, endsAt, invitation }: Person): string {
  if (status === 'APPROVED' && endsAt) return `Until ${utcDay(toLastDay(endsAt))}`;
  if (status === 'SUSPENDED' && endsAt && Date.parse(endsAt) <= Date.now()) return `Ended ${utcDay(toLastDay(endsAt))}`;
  if (status !== 'INVITED' || !invitation) return statusLabels[status];
  return Date.parse(invitation.expiresAt) < Date.now() ? 'Invitation expired' : 'Invited';
}
