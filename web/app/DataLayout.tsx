import { ApolloProvider } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { browserClient } from './apollo.ts';
import { ServerContext } from '../runtime/ServerContext.tsx';

/** The parent of every route that reads the database: it alone brings Apollo, so marketing pages do not carry it. */
export function DataLayout() {
  const server = useContext(ServerContext);
  const client = server?.client ?? browserClient();
  // Runs after the effects of the page below, with which its queries begin.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
