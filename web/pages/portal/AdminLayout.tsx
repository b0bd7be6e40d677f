import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../../../graphql/generated/portal.ts';
import { lazyComponent } from '../../runtime/lazyComponent.tsx';
import { type Visitor } from '../../runtime/pageQueries.ts';

// Loaded on demand, because admins never see it.
const loadRefusal = () => import('../../ui/NotAllowedPage.tsx').then((module) => module.NotAllowedPage);
const NotAllowedPage = lazyComponent(loadRefusal, import.meta.env.SSR ? await loadRefusal() : null);

export const isOpenTo = ({ isAdmin }: Visitor): boolean => isAdmin;

/**
 * The layout of the admin pages within the portal. Other users see an error page, and the API rejects their queries as
 * well.
 */
export function AdminLayout() {
  const { pathname } = useLocation();
  const { data } = useViewerQuery();
  const viewer = data?.viewer;
  if (!viewer) return null;
  if (viewer.canAdminister) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <NotAllowedPage path={pathname} lacksFactor={viewer.secondFactor?.isRequired} />
    </Suspense>
  );
}
