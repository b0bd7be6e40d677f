import { isReadable } from './readable.ts';

/** Query parameters that select another version of a public page. All others are dropped, so they cannot fill memory. */
const PUBLIC_QUERY = new Set(['category', 'industry', 'search', 'after', 'q', 'tab', 'next']);

/** Beside those, the filters of portal and admin pages, which are made for one person and not kept. */
export const PERSONAL_QUERY = new Set([
  ...PUBLIC_QUERY,
  'status',
  'kind',
  'person',
  'from',
  'to',
  'days',
  'view',
  'date',
  'page',
  'document',
  'folder',
]);

/** A URL reduced to what selects a page: its path, and the accepted query parameters in a fixed order. */
export function pageKey(url: string, accepted: ReadonlySet<string> = PUBLIC_QUERY): string {
  if (!isReadable(url)) return '/malformed-address';
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const parameters = [...new URLSearchParams(url.slice(mark))].filter(
    ([name, value]) => accepted.has(name) && value !== '',
  );
  const query = new URLSearchParams(parameters.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query ? `${pathOf(url)}?${query}` : pathOf(url);
}

/**
 * The former path of a numbered post of WordPress: `/?p=7` for a URL such as `/?page_id=7&utm_source=mail`. Null for all
 * other URLs.
 */
export function numberedPostPath(url: string): string | null {
  if (!url.startsWith('/?')) return null;
  const query = new URLSearchParams(url.slice(2));
  const postId = query.get('p') ?? query.get('page_id') ?? '';
  return /^[1-9]\d{0,11}$/.test(postId) ? `/?p=${postId}` : null;
}

/** The path of a URL, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0]!;
