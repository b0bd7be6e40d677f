import { useSyncExternalStore } from 'react';
import { usePageData } from '../runtime/usePageData.ts';
import { getBrowserZone } from '../runtime/browserLocale.ts';
import { subscribeToNothing } from '../runtime/useHydrating.ts';
import { viewerQuery } from './viewerQuery.ts';

/** The time zone of the signed-in person, from the account or the browser. Null on the server and during hydration. */
export function useReaderZone(): string | null {
  // The portal layout has already run this query, so it is in the cache.
  const { data } = usePageData(viewerQuery, { fetchPolicy: 'cache-only' });
  const here = useBrowserZone();
  return data?.viewer?.calendarSettings.timeZone ?? here;
}

/** The time zone of the browser. Null on the server and during hydration. */
const useBrowserZone = (): string | null => useSyncExternalStore(subscribeToNothing, getBrowserZone, () => null);
