// Programs put a page of their own between a reader and the target of a link.

/** The page of each program, and the parameter that contains the target. */
const REDIRECTS: readonly (readonly [page: RegExp, parameters: readonly string[]])[] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url$/i, ['q', 'url']],
  [/^https?:\/\/[a-z0-9-]+\.safelinks\.protection\.outlook\.com\/(?:GetUrlReputation)?$/i, ['url']],
  [/^https?:\/\/(?:l|lm)\.facebook\.com\/l\.php$/i, ['u']],
  [/^https?:\/\/(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)$/i, ['url']],
  [/^https?:\/\/slack-redir\.net\/link$/i, ['url']],
  [/^https?:\/\/(?:www\.)?youtube\.com\/redirect$/i, ['q']],
];

/** The target of a link that leads through a page of Google Docs, Outlook or a network. Other links stay. */
export function findTarget(href: string): string {
  const url = URL.parse(href);
  if (!url) return href;
  const [, parameters = []] = REDIRECTS.find(([page]) => page.test(url.origin + url.pathname)) ?? [];
  for (const name of parameters) {
    const target = url.searchParams.get(name);
    if (target && /^(?:https?:\/\/|mailto:)/i.test(target) && URL.canParse(target)) return target;
  }
  return href;
}
