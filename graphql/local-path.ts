// Server and browser use these functions to validate redirect targets that come from a request.

/** The base URL while a path is resolved. `.invalid` is a reserved domain, so no real link can have it. */
const OWN = 'https://own.invalid';

/**
 * Two leading slashes make the next part a host. A proxy may decode or convert encoded slashes and backslashes that a
 * browser leaves unchanged.
 */
const NAMES_A_HOST = /^(?:\/|\\|%2f|%5c){2}/i;

/**
 * The path, query and fragment that a browser would open for `input` on this site. Null if it leads to another site.
 * The result is normalized and contains only visible ASCII characters, so it can be sent as a Location header.
 */
export function toLocalPath(input: unknown): string | null {
  if (typeof input !== 'string' || !input.startsWith('/')) return null;
  const url = URL.parse(input, OWN);
  if (!url || url.origin !== OWN || NAMES_A_HOST.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const PORTAL = '/investor';

/** Pages that only redirect. Sign-in does not return to them, because it must take a single redirect. */
const FORWARDING = /^\/(?:auth|demo|contact)$/;

/** The redirect target after sign-in: the requested page if it is on this site, otherwise the portal. */
export function toDestination(next: unknown): string {
  const path = toLocalPath(next);
  return path === null || FORWARDING.test(toPlainPath(path)) ? PORTAL : path;
}

/** The path as the router compares it: decoded, in lower case, without query, double slashes and trailing slash. */
function toPlainPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const decoded = plain.replace(/%[2-7][0-9a-f]/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );
  return decoded
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '');
}
