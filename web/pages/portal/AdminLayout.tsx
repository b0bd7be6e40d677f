import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../../../graphql/generated/portal.ts';
import { lazyComponent } from '../../runtime/fetched.tsx';

// Admins never see it.
const loadRefusal = () => import('../../ui/NotAllowedPage.tsx').then((module) => module.NotAllowedPage);
const NotAllowedPage = lazyComponent(loadRefusal, import.meta.env.SSR ? await loadRefusal() : null);

/** The rooms of admins, within the portal. Others are told so; what they would read is refused by the API as well. */
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
