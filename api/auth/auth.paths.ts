export const authPath = (tab: 'login' | 'register', next?: unknown): string => {
  const query = new URLSearchParams({ tab, ...(typeof next === 'string' && next.startsWith('/') && { next }) });
  return `/auth?${query}`;
};

/** Who can open a page, by its path. Longer paths come first. */
const rules: [prefix: string, access: 'admin' | 'signed-in'][] = [
  ['/investor/admin', 'admin'],
  ['/investor', 'signed-in'],
  ['/admin', 'admin'],
];

export function getAccess(path: string): 'public' | 'signed-in' | 'admin' {
  const plain = simplify(path);
  return rules.find(([prefix]) => plain === prefix || plain.startsWith(`${prefix}/`))?.[1] ?? 'public';
}

/** True for the page from which people who are signed in are redirected. */
export const isSignInPage = (path: string): boolean => simplify(path) === '/auth';

/** Capitals, double slashes and escapes in a path do not change its access. */
const simplify = (path: string): string =>
  unescape(path)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '');

function unescape(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
