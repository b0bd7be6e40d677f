/** `1 picture`, `2 pictures`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What a list shows: `50 tokens, more available, newest first`. */
export const formatListed = (
  count: number,
  one: string,
  { hasNextPage }: { hasNextPage: boolean },
  order = 'newest first',
  many = `${one}s`,
): string =>
  [formatCount(count, one, many), ...(hasNextPage ? ['more available'] : []), ...(order ? [order] : [])].join(', ');
