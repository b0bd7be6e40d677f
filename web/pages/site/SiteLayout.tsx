import { Suspense, useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PortalFooter } from '#web/portal/PortalFooter.tsx';
import { SiteBanner } from '#web/site/SiteBanner.tsx';
import { SiteFooter } from '#web/site/SiteFooter.tsx';
import { SiteHeader } from '#web/site/SiteHeader.tsx';
import { isPortal, isWithoutFrame, paths } from '#web/paths.ts';
import { useVisits } from '#web/measuring/useVisits.ts';
import { usePrefetchOnIntent } from '#web/runtime/RoutePrefetch.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import styles from './SiteLayout.module.css';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { useScrollReveal } from './useScrollReveal.ts';

const PlugBar = lazyComponent(() => import('#web/site/PlugBar.tsx').then((module) => module.PlugBar));

/** The frame of every page. The sign-in pages have a footer of their own, and the portal has a frame of its own. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const { name, publicUrl, year, banner } = useSite();
  const main = useRef<HTMLElement>(null);
  const bare = isWithoutFrame(pathname);
  const hydrating = useHydrating();
  // Installed only in the browsers of visitors who have pulled the plug. The page with the plug shows the bar itself, so
  // that the bar is among the files that it keeps.
  const hasWorker = !hydrating && navigator.serviceWorker?.controller && pathname !== paths.worksOffline;
  usePrefetchOnIntent();
  useScrollPosition();
  useVisits();
  useScrollReveal(main);
  const printed = (
    <p className="print-only label">
      {name} · {publicUrl + pathname}
    </p>
  );
  const skip = (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
  if (isPortal(pathname)) {
    return (
      <>
        {skip}
        {banner && <SiteBanner {...banner} />}
        {children ?? <Outlet />}
        {printed}
      </>
    );
  }
  return (
    <>
      {skip}
      <div className={`sheet ${styles.sheet}`}>
        {banner && <SiteBanner {...banner} />}
        {!bare && <SiteHeader />}
        <main id="main" ref={main} tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
        {printed}
        {bare ? <PortalFooter /> : <SiteFooter year={year} />}
        {!bare && <ConsentBar />}
        {hasWorker && (
          <Suspense>
            <PlugBar />
          </Suspense>
        )}
      </div>
    </>
  );
}
