import type { ReactNode } from 'react';
import { SiteBanner } from '../site/SiteBanner.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NotAllowedPage } from '../ui/NotAllowedPage.tsx';
import { PortalShell } from '../portal/shell/PortalShell.tsx';
import { useTimeFormat } from '../portal/useTimeFormat.ts';
import header from './PlainDocument.module.css';
import layout from '../pages/site/SiteLayout.module.css';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';
import { paths } from '../paths.ts';
import { EmergencyCreatorPage } from './EmergencyCreatorPage.tsx';
import { EmergencyPage } from './EmergencyPage.tsx';
import { ResendFormPage } from './ResendFormPage.tsx';
import { LegacyArticlePage } from './LegacyArticlePage.tsx';
import { LegacyArticlesPage } from './LegacyArticlesPage.tsx';
import type { PlainPerson, PlainView } from './views.ts';
import { TimeFormatContext } from '../ui/Moment.tsx';

/** The HTML of a server-rendered page without JavaScript. It gets all of its data as props. */
export function PlainDocument({ view, settings }: { view: PlainView; settings: SiteSettings }) {
  const { banner } = settings;
  return (
    <SiteProvider settings={settings}>
      <a className={layout.skip} href="#main">
        Skip to content
      </a>
      {view.person === null ? (
        <div className={`sheet ${layout.sheet}`}>
          {banner && <SiteBanner {...banner} />}
          <header className={header.header}>
            <Logo />
          </header>
          <main id="main" tabIndex={-1}>
            <PlainPage view={view} />
          </main>
        </div>
      ) : (
        <>
          {banner && <SiteBanner {...banner} />}
          <PersonFrame person={view.person}>
            <PlainPage view={view} />
          </PersonFrame>
        </>
      )}
    </SiteProvider>
  );
}

/** The frame of the portal. All times on the page are in the time zone of the account. */
function PersonFrame({ person: { timeZone, ...person }, children }: { person: PlainPerson; children: ReactNode }) {
  const zone = timeZone ?? 'UTC';
  const timeFormat = useTimeFormat(zone);
  return (
    <PortalShell {...person} zone={zone}>
      <TimeFormatContext value={timeFormat}>{children}</TimeFormatContext>
    </PortalShell>
  );
}

function PlainPage({ view }: { view: PlainView }) {
  switch (view.page) {
    case 'emergency-creator':
      return <EmergencyCreatorPage {...view} />;
    case 'emergency':
      return <EmergencyPage {...view} />;
    case 'articles':
      return <LegacyArticlesPage {...view} />;
    case 'article':
      return <LegacyArticlePage {...view} />;
    case 'resend':
      return <ResendFormPage {...view} />;
    case 'refused':
      return <NotAllowedPage path={paths.adminEmergencyArticle} />;
  }
}
