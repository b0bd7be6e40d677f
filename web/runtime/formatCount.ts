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

const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a number of bytes in decimal units: at least `1 KB`, then `340 KB`, `2 MB`, `2.4 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${megabytes.format(bytes / 1_000_000)} MB`;
