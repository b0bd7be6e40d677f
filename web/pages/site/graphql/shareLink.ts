import { paths } from '#web/paths.ts';

/** The content of a link to the explorer. It never contains a token or a response. */
export interface SharedOperation {
  query: string;
  /** JSON text. Empty if the operation has no variables. */
  variables: string;
}

/** The operation is in the fragment, which browsers do not send to the server. */
export function writeShareLink(origin: string, { query, variables }: SharedOperation): string {
  const fragment = new URLSearchParams({ query, ...(variables.trim() && { variables }) });
  return `${origin}${paths.graphql}#${fragment}`;
}

/** Reads the operation from a link of this page, or from the URL of a GET request that a visitor opens in a browser. */
export function readSharedOperation({ hash, search }: Pick<Location, 'hash' | 'search'>): SharedOperation | null {
  for (const text of [hash.slice(1), search.slice(1)]) {
    const parameters = new URLSearchParams(text);
    const query = parameters.get('query');
    if (query) return { query, variables: parameters.get('variables') ?? '' };
  }
  return null;
}
