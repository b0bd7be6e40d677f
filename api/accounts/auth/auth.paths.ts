export const authPath = (tab: 'login' | 'register', next?: unknown): string => {
  const query = new URLSearchParams({ tab, ...(typeof next === 'string' && next.startsWith('/') && { next }) });
  return `/auth?${query}`;
};

/** The pages below /admin for the content of the site. A new page is for administrators until it is listed here. */
const editorPaths = [
  'articles',
  'articles-legacy',
  'case-studies',
  'categories',
  'emergency-article',
  'emergency-article-creator',
  'pictures',
  'rss',
];

type PathAccess = 'admin' | 'editor' | 'signed-in';

/** Who can open a page, by its path. Longer paths come first. */
const rules: [prefix: string, access: PathAccess][] = [
  ['/investor/admin/chat', 'editor'],
  ['/investor/admin', 'admin'],
  ['/investor', 'signed-in'],
  ...editorPaths.map((name): [string, PathAccess] => [`/admin/${name}`, 'editor']),
  ['/admin', 'admin'],
  ['/docs', 'admin'],
];

export function getAccess(path: string): 'public' | PathAccess {
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
