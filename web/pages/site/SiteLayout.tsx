import { useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PortalFooter } from '../../portal/PortalFooter.tsx';
import { SiteBanner } from '../../site/SiteBanner.tsx';
import { SiteFooter } from '../../site/SiteFooter.tsx';
import { SiteHeader } from '../../site/SiteHeader.tsx';
import { standsAlone } from '../../paths.ts';
import { useVisits } from '../../measuring/useVisits.ts';
import { usePrefetchOnIntent } from '../../runtime/RoutePrefetch.tsx';
import { useSite } from '../../runtime/SiteContext.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import styles from './SiteLayout.module.css';
import { useScrollPosition } from './useScrollPosition.ts';
import { useScrollReveal } from './useScrollReveal.ts';

/** The frame of every page. The portal and the sign-in pages have their own header and footer. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const { name, publicUrl, year, banner } = useSite();
  const main = useRef<HTMLElement>(null);
  const bare = standsAlone(pathname);
  usePrefetchOnIntent();
  useScrollPosition();
  useVisits();
  useScrollReveal(main);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`sheet ${styles.sheet}`}>
        {banner && <SiteBanner {...banner} />}
        {!bare && <SiteHeader />}
        <main id="main" ref={main} tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
        <p className="print-only label">
          {name} · {publicUrl + pathname}
        </p>
        {bare ? <PortalFooter /> : <SiteFooter year={year} />}
        {!bare && <ConsentBar />}
      </div>
    </>
  );
}
