import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import type { DataQuery, PageQueryOptions } from './pageQueries.ts';
import { ServerContext } from './ServerContext.tsx';
import { usePageQuery } from './usePageQuery.ts';

/**
 * Calls the hook of a declared query with the variables that it declares for this URL. Skipped if it declares none. The
 * server has run the query, so it takes the answer in place of the hook, which watches a cache (record 0091).
 */
export function usePageData<Data, Variables extends object, Result>(
  { document, useQuery: callHook, getVariables }: DataQuery<Data, Variables, Result>,
  options: PageQueryOptions = {},
): Result {
  const declared = getVariables({ params: useParams(), search: usePageQuery() });
  const skip = options.skip === true || declared === null;
  const variables = declared ?? ({} as Variables);
  const server = useContext(ServerContext);
  if (!skip && options.fetchPolicy !== 'cache-only') server?.usedQueries.add(document);
  const data = (!skip && server?.readAnswer({ document, variables })) || null;
  return data ? ({ ...ANSWERED, data } as Result) : callHook({ ...options, variables, skip });
}

/** The rest of the hook's result. Nobody can click on a page that is rendered by the server. */
const ANSWERED = {
  dataState: 'complete',
  error: undefined,
  loading: false,
  // NetworkStatus.ready, without the client on pages that have no data.
  networkStatus: 7,
  previousData: undefined,
};
