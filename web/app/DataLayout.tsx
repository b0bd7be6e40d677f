import { ApolloProvider, getApolloContext } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { getBrowserClient } from './apollo.ts';

/**
 * The parent route of every page that reads from the database. Only this route imports Apollo, so marketing pages do
 * not load it.
 */
export function DataLayout() {
  // On the server, the renderer provides a client.
  const client = useContext(getApolloContext()).client ?? getBrowserClient();
  // This effect runs after the effects of the child page, which start its queries.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
