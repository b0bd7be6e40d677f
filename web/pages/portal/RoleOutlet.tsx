import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePageData } from '#web/runtime/usePageData.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { viewerQuery } from '../viewerQuery.ts';

// Loaded on demand, because most people never see it.
const loadRefusal = () => import('#web/ui/NotAllowedPage.tsx').then((module) => module.NotAllowedPage);
const NotAllowedPage = lazyComponent(loadRefusal, import.meta.env.SSR ? await loadRefusal() : null);

/**
 * The pages of a role within the portal. Other users see an error page, and the API rejects their queries as well.
 *
 * @param right the field of the viewer that is true for those who can open the pages
 */
export function RoleOutlet({ right }: { right: 'canAdminister' | 'canEdit' }) {
  const { pathname } = useLocation();
  const { data } = usePageData(viewerQuery);
  const viewer = data?.viewer;
  if (!viewer) return null;
  if (viewer[right]) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <NotAllowedPage path={pathname} lacksFactor={viewer.secondFactor?.isRequired} />
    </Suspense>
  );
}
