import { SiteBanner } from '../site/SiteBanner.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NotAllowedPage } from '../ui/NotAllowedPage.tsx';
import { PortalShell } from '../portal/shell/PortalShell.tsx';
import header from './PlainDocument.module.css';
import layout from '../pages/site/SiteLayout.module.css';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';
import { paths } from '../paths.ts';
import { EmergencyCreatorPage } from './EmergencyCreatorPage.tsx';
import { EmergencyPage } from './EmergencyPage.tsx';
import { ResendFormPage } from './ResendFormPage.tsx';
import { LegacyArticlePage } from './LegacyArticlePage.tsx';
import { LegacyArticlesPage } from './LegacyArticlesPage.tsx';
import type { PlainView } from './views.ts';

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
          <PortalShell {...view.person}>
            <PlainPage view={view} />
          </PortalShell>
        </>
      )}
    </SiteProvider>
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
