interface Entries {
  entries(): { url: string | null; index: number }[];
  currentEntry: { index: number } | null;
}

/**
 * Path of the page of this site that led here, where the browser knows; never a query. Moves within the site do not
 * change `document.referrer`, so the browser's own list of them is asked first, where there is one.
 */
export function previousPath(): string | null {
  const navigation = (globalThis as { navigation?: Entries }).navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().find((entry) => entry.index === index - 1)?.url ?? document.referrer;
  const url = URL.parse(before);
  return url && url.origin === location.origin ? url.pathname : null;
}
