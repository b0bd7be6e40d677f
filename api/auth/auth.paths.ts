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
  // Capitals, double slashes and escapes in a path do not change its access.
  const plain = unescape(path)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '');
  return rules.find(([prefix]) => plain === prefix || plain.startsWith(`${prefix}/`))?.[1] ?? 'public';
}

function unescape(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
