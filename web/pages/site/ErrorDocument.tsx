import { useLocation } from 'react-router-dom';
import { BusyPage, OfflinePage, ServerErrorPage, UnavailablePage } from '#web/site/ErrorPages.tsx';
import { SiteProvider, type SiteSettings } from '#web/runtime/SiteContext.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** Why there is no page: an error, a database that does not respond, too many requests, or no connection. */
export type ErrorKind = 'error' | 'unavailable' | 'busy' | 'offline';

const pages = { error: ServerErrorPage, unavailable: UnavailablePage, busy: BusyPage, offline: OfflinePage };

/** The error page for when rendering fails. It needs neither data nor JavaScript. */
export function ErrorDocument({ kind, settings }: { kind: ErrorKind; settings: SiteSettings }) {
  const { pathname, search } = useLocation();
  const Page = pages[kind];
  return (
    <SiteProvider settings={settings}>
      <SiteLayout>
        <Page path={pathname + search} />
      </SiteLayout>
    </SiteProvider>
  );
}
