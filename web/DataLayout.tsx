import { ApolloProvider } from '@apollo/client/react';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { browserClient } from './apollo.ts';
import { ServerContext } from './ServerContext.tsx';

/** The parent of every route that reads the database: it alone brings Apollo, so marketing pages do not carry it. */
export function DataLayout() {
  const server = useContext(ServerContext);
  return (
    <ApolloProvider client={server?.client ?? browserClient()}>
      <Outlet />
    </ApolloProvider>
  );
}
