/** What the address of a trail asks for; days are UTC, and the last one counts whole. */
export interface TrailAsked {
  kind: string;
  person: string;
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (given: string): string => (DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : '');

/** `isKind` tells what the trail may be asked for; anything else is nothing. */
export function readTrail(params: URLSearchParams, isKind: (given: string) => boolean): TrailAsked {
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const kind = given('kind');
  return {
    kind: isKind(kind) ? kind : '',
    person: given('person'),
    from: day(given('from')),
    to: day(given('to')),
  };
}

/** Person and time as the API takes them. */
export const narrowedTo = ({ person, from, to }: TrailAsked) => ({
  person: person || null,
  from: from ? `${from}T00:00:00.000Z` : null,
  to: to ? new Date(Date.parse(to) + 86_400_000).toISOString() : null,
});

/** A trail, narrowed so, as a file. */
export function fileOf(address: string, filter: object): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${address}?${new URLSearchParams(given)}`;
}
