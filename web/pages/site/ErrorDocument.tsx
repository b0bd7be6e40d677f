import { useLocation } from 'react-router-dom';
import { ServerErrorPage, UnavailablePage } from '../../site/ErrorPages.tsx';
import { SiteProvider, type SiteSettings } from '../../runtime/SiteContext.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** The error page for when rendering fails. It needs neither data nor JavaScript. */
export function ErrorDocument({ status, settings }: { status: 500 | 503; settings: SiteSettings }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <SiteProvider settings={settings}>
      <SiteLayout>{status === 503 ? <UnavailablePage path={path} /> : <ServerErrorPage path={path} />}</SiteLayout>
    </SiteProvider>
  );
}
