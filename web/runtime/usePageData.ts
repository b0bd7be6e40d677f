import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import type { DataQuery, PageQueryOptions } from './pageQueries.ts';
import { ServerContext } from './ServerContext.tsx';
import { usePageQuery } from './usePageQuery.ts';

/** Calls the hook of a declared query with the variables that it declares for this URL. Skipped if it declares none. */
export function usePageData<Data, Variables extends object, Result>(
  { document, useQuery: callHook, getVariables }: DataQuery<Data, Variables, Result>,
  options: PageQueryOptions = {},
): Result {
  const declared = getVariables({ params: useParams(), search: usePageQuery() });
  const skip = options.skip === true || declared === null;
  const variables = declared ?? ({} as Variables);
  const server = useContext(ServerContext);
  if (!skip && options.fetchPolicy !== 'cache-only') server?.usedQueries.add(document);
  return callHook({ ...options, variables, skip });
}
