import type { AccessKind, AccessLogFilter, AccessLogQuery } from '../../../../graphql/generated/admin.ts';

export type Entry = AccessLogQuery['accessLog']['edges'][number]['node'];

export const kindWords: Record<AccessKind, string> = {
  SEEN: 'Opened its page',
  VIEWED: 'Was shown a page',
  READ: 'Read a page',
  DOWNLOADED: 'Downloaded',
  PRINTED: 'Printed',
};

/** What the address asks for; days are UTC, and the last one counts whole. */
export interface Asked {
  document: string;
  person: string;
  kind: AccessKind | '';
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (given: string): string => (DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : '');
const isKind = (given: string): given is AccessKind => Object.hasOwn(kindWords, given);

export function readAsked(params: URLSearchParams): Asked {
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const kind = given('kind');
  return {
    document: given('document').slice(0, 60),
    person: given('person'),
    kind: isKind(kind) ? kind : '',
    from: day(given('from')),
    to: day(given('to')),
  };
}

/** The same as the API takes it. */
export const filterOf = ({ document, person, kind, from, to }: Asked): AccessLogFilter => ({
  documentId: document || null,
  person: person || null,
  kind: kind || null,
  from: from ? `${from}T00:00:00.000Z` : null,
  to: to ? new Date(Date.parse(to) + 86_400_000).toISOString() : null,
});

/** The log with this filter as a file. */
export const exportOf = (asked: Asked): string => {
  const given = Object.entries(filterOf(asked)).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/documents/log/export?${new URLSearchParams(given)}`;
};
