import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import type { DataQuery, PageQueryOptions } from './pageQueries.ts';
import { ServerContext } from './ServerContext.tsx';
import { usePageQuery } from './usePageQuery.ts';

/** Calls the hook of a declared query with the variables that it declares for this URL. Skipped if it declares none. */
export function usePageData<Data, Variables extends object, Result>(
  { document, useQuery, getVariables }: DataQuery<Data, Variables, Result>,
  options: PageQueryOptions = {},
): Result {
  const variables = getVariables({ params: useParams(), search: usePageQuery() });
  const skip = options.skip === true || variables === null;
  const server = useContext(ServerContext);
  if (!skip) server?.usedQueries.add(document);
  return useQuery({ ...options, variables: variables ?? ({} as Variables), skip });
}
