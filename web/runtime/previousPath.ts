interface Entries {
  entries(): { url: string | null; index: number }[];
  currentEntry: { index: number } | null;
}

/**
 * Path (without the query) of the page of this site that led here, if known. Navigations within the site do not change
 * `document.referrer`, so the Navigation API is preferred where supported.
 */
export function previousPath(): string | null {
  const navigation = (globalThis as { navigation?: Entries }).navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().find((entry) => entry.index === index - 1)?.url ?? document.referrer;
  const url = URL.parse(before);
  return url && url.origin === location.origin ? url.pathname : null;
}
