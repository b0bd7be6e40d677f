import { paths } from '../../../paths.ts';

/** Where the list stands with this category and these words. */
export function makeResourcesUrl(category: string | null, search: string | null): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  const query = params.toString();
  return query ? `${paths.resources}?${query}` : paths.resources;
}
