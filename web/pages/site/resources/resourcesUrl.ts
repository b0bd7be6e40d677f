import { paths } from '#web/paths.ts';

/** The URL of the list with this category and search text. */
export function makeResourcesUrl(category: string | null, search: string | null): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  const query = params.toString();
  return query ? `${paths.resources}?${query}` : paths.resources;
}
