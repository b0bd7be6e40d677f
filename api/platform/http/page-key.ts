import { isReadable } from './readable.ts';

/**
 * A URL reduced to what selects a page: its path, and the query parameters that its route declares, in a fixed order.
 * All others are dropped, so that they cannot fill the memory of cached pages.
 */
export function pageKey(url: string, getQueryNames: (path: string) => readonly string[]): string {
  if (!isReadable(url)) return '/malformed-address';
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const path = getPath(url);
  const names = getQueryNames(path);
  const parameters = [...new URLSearchParams(url.slice(mark))].filter(
    ([name, value]) => names.includes(name) && value !== '',
  );
  const query = new URLSearchParams(parameters.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query ? `${path}?${query}` : path;
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
export function getPath(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}
