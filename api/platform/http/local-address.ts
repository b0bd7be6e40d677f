/**
 * What somebody sent as the address to go to next, if it is one of this site: path, query and anchor. Null otherwise.
 * Judged as a browser reads it: `//host` and `/\host` lead elsewhere however innocent they look.
 */
export function localAddress(given: unknown, publicUrl: string): string | null {
  if (typeof given !== 'string' || !given.startsWith('/')) return null;
  const url = URL.parse(given, publicUrl);
  return url && url.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
