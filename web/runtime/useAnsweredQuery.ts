import { type ApolloCache, NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useContext } from 'react';
import { getOperationName, type PageAnswer, readPageAnswers } from './pageAnswers.ts';
import { ServerContext } from './ServerContext.tsx';

/**
 * Apollo's `useQuery`, of which each generated hook is made. While the server renders a page, it returns the answer that the
 * server already has, in place of a cache that would find it again and watch it. The browser writes that answer into its
 * cache before the first read (record 0091).
 */
export const useAnsweredQuery = (import.meta.env.SSR ? useServerAnswer : useBrowserAnswer) as typeof useQuery;

function useServerAnswer(document: DocumentNode, options: useQuery.Options): object {
  const server = useContext(ServerContext);
  const data = options.skip ? null : server?.readAnswer({ document, variables: options.variables ?? {} });
  return data ? { ...ANSWERED, data } : useQuery(document, options);
}

/** The rest of the hook's result. Nobody can click on a page that the server renders. */
const ANSWERED = {
  dataState: 'complete',
  error: undefined,
  loading: false,
  networkStatus: NetworkStatus.ready,
  previousData: undefined,
};

function useBrowserAnswer(document: DocumentNode, options: useQuery.Options): object {
  writeAnswer(useApolloClient().cache, document);
  return useQuery(document, options);
}

let unread: PageAnswer[] | null = null;

function writeAnswer(cache: ApolloCache, query: DocumentNode): void {
  unread ??= readPageAnswers();
  if (unread.length === 0) return;
  const name = getOperationName(query);
  for (const [operation, variables, data] of unread)
    if (operation === name) cache.writeQuery({ query, variables, data });
  unread = unread.filter(([operation]) => operation !== name);
}

/** For when another person may sign in: the answers of this page are no longer theirs. */
export const forgetAnswers = (): void => void (unread = []);
