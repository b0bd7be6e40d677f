// One example query of the explorer at /graphql.

export interface ExplorerExample {
  title: string;
  /** Who gets an answer: everyone, every member of the portal, or administrators. */
  access: 'Public' | 'Signed in' | 'Administrators';
  query: string;
  variables?: Record<string, unknown>;
}
