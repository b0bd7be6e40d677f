import { Outlet, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../../../graphql/generated/portal.ts';
import { NotAllowedPage } from '../../components/ErrorPages.tsx';
import { reviews } from './reviewing.ts';

/** The rooms of admins, within the portal. Others are told so; what they would read is refused by the API as well. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const { data } = useViewerQuery();
  const viewer = data?.viewer;
  if (!viewer) return null;
  return reviews(viewer) ? <Outlet /> : <NotAllowedPage path={pathname} lacksFactor={viewer.roles.includes('ADMIN')} />;
}
