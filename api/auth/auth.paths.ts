export const authPath = (tab: 'login' | 'register', next?: unknown): string => {
  const query = new URLSearchParams({ tab, ...(typeof next === 'string' && next.startsWith('/') && { next }) });
  return `/auth?${query}`;
};

/** Who may open a page at all, by its path. Longer paths come first. */
const rules: [prefix: string, access: 'admin' | 'signed-in'][] = [
  ['/investor/admin', 'admin'],
  ['/investor', 'signed-in'],
  ['/admin', 'admin'],
];

export function getAccess(path: string): 'public' | 'signed-in' | 'admin' {
  // A path is not more open for being written in capitals, with double slashes or escapes.
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
