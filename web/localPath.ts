import { paths } from './paths.ts';

/** Where to go after signing in: what was asked for, if that is an address of this site, else the portal. */
export function localPath(next: string | null): string {
  if (!next?.startsWith('/')) return paths.investor;
  const url = URL.parse(next, location.origin);
  return url?.origin === location.origin && url.pathname !== paths.auth ? url.pathname + url.search : paths.investor;
}
