import { useViewerQuery } from '../../graphql/generated/portal.ts';
import { useBrowserZone } from '../portal/useBrowserZone.ts';

/** The time zone of the signed-in person, from the account or the browser. Null on the server and during hydration. */
export function useReaderZone(): string | null {
  // The portal layout has already run this query, so it is in the cache.
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const here = useBrowserZone();
  return data?.viewer?.calendarSettings.timeZone ?? here;
}
