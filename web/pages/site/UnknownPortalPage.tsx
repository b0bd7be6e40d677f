import { PortalFooter } from '../../portal/PortalFooter.tsx';
import { UnderConstructionPage } from './UnderConstructionPage.tsx';
import styles from './SiteLayout.module.css';

/** The page for an unknown path below /investor or /admin. It needs no sign-in, so it has no frame of the portal. */
export function UnknownPortalPage() {
  return (
    <div className={`sheet ${styles.sheet}`}>
      <main id="main" tabIndex={-1}>
        <UnderConstructionPage />
      </main>
      <PortalFooter />
    </div>
  );
}
