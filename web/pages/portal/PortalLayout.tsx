import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useViewerQuery } from '../../../graphql/generated/portal.ts';
import { ActProvider } from '../Acting.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadingMark } from '../../ui/LoadingMark.tsx';
import { getErrorCode, describeFailure, getStatus } from '../../runtime/failure.ts';
import { paths } from '../../paths.ts';
import { callRest } from '../../runtime/rest.ts';
import { HttpStatus } from '../../runtime/ServerContext.tsx';
import { useClearFailures, useToast } from '../../ui/Toasts.tsx';
import { PortalHeader } from './PortalHeader.tsx';

/**
 * The layout of all signed-in pages. Each navigation checks the session with the server, so a suspended user is signed
 * out at the next click.
 */
export function PortalLayout() {
  const { pathname, search, key } = useLocation();
  const { data, error, loading, refetch } = useViewerQuery();
  const signOut = useSignOut();
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    refetch().catch(() => undefined);
  }, [key, refetch]);

  const isOut = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(getErrorCode(error) ?? '');
  const viewer = isOut ? null : data?.viewer;
  if (viewer) {
    return (
      <ActProvider enrolled={viewer.secondFactor?.isEnrolled ?? false} hasPasskey={viewer.passkeys.nodes.length > 0}>
        <PortalHeader name={viewer.name} reviews={viewer.canAdminister} onSignOut={signOut} />
        <Outlet />
      </ActProvider>
    );
  }
  if (loading) return <LoadingMark />;
  if (!error || isOut) return <Leave to={`${paths.auth}?${new URLSearchParams({ next: pathname + search })}`} />;
  return (
    <>
      <HttpStatus code={getStatus(error)} />
      <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </>
  );
}

/** Redirects to the sign-in page and clears the cache for the next user. */
function Leave({ to }: { to: string }) {
  const client = useApolloClient();
  useEffect(() => () => void client.clearStore(), [client]);
  return <Navigate to={to} replace />;
}

function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const clearFailures = useClearFailures();
  return async (event: FormEvent) => {
    event.preventDefault();
    clearFailures();
    try {
      await callRest('/api/logout', {});
      await navigate(paths.auth);
      await client.clearStore();
    } catch (failure) {
      toast({ tone: 'destructive', title: 'Logout failed', text: (failure as Error).message });
    }
  };
}
