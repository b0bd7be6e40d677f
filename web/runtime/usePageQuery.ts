import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryNames } from './page.tsx';

/**
 * The query parameters that the route of this page declares. A parameter that the route does not declare is missing
 * here, as it is on the server, which keeps one page for all values of it.
 */
export function usePageQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const names = use(QueryNames);
  return names === null ? params : new URLSearchParams([...params].filter(([name]) => names.split(' ').includes(name)));
}
