// Server and browser use these functions to decide where a path of a request can lead.

/** Represents this site while a path is resolved. `.invalid` is reserved, so no link can name it by accident. */
const OWN = 'https://own.invalid';

/** Two slashes at the beginning name another host, and a proxy can decode or turn slashes that a browser keeps. */
const NAMES_A_HOST = /^(?:\/|\\|%2f|%5c){2}/i;

/**
 * The path, query and fragment that a browser would open for `input` on this site. Null if that is another site. The
 * result is normalized and contains only visible ASCII characters, so it can be sent as a Location header.
 */
export function toLocalPath(input: unknown): string | null {
  if (typeof input !== 'string' || !input.startsWith('/')) return null;
  const url = URL.parse(input, OWN);
  if (!url || url.origin !== OWN || NAMES_A_HOST.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const PORTAL = '/investor';

/** Paths that only redirect to another page: after sign-in, there is one redirect. */
const FORWARDING = /^\/(?:auth|demo|contact)$/;

/** The path after sign-in: the requested page if it is a page of this site, otherwise the portal. */
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

/** Why a person has to sign in again. The same for every reason, because a suspension is nobody's business here. */
export const SESSION_ENDED =
  'You are signed out: the session was not used for a while, or it was ended from another device.';
