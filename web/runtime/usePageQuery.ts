import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryNames } from './page.tsx';

/**
 * The query parameters that the page's route declares. Other parameters are missing, as on the server, which caches one
 * page for all of their values.
 */
export function usePageQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const names = use(QueryNames);
  return names === null ? params : new URLSearchParams([...params].filter(([name]) => names.split(' ').includes(name)));
}
