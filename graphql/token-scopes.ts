// The scopes of API tokens with their descriptions, for the GraphQL schema and for the page that creates tokens. The
// right to write in an area includes the right to read there. The operations of an area name its scopes in `@Access`.

export const tokenScopes = {
  ACCOUNT_READ: 'Read the profile of the owner: name, email address, company, roles.',
  AUDIT_READ: 'Read the audit log, the access log and the counts of visits.',
  CONTENT_READ: 'Read articles with their drafts and versions, categories, case studies and pictures.',
  CONTENT_WRITE: 'Create, change, publish and delete articles, categories, case studies and pictures.',
  DOCUMENTS_READ: 'Read documents, folders, their access, and the questions about them.',
  DOCUMENTS_WRITE: 'Upload, change, share and delete documents and folders, and answer questions.',
  EVENTS_READ: 'Read events of the calendar with the responses.',
  EVENTS_WRITE: 'Create, change and cancel events, and respond to them.',
  FEEDS_READ: 'Read feeds and their items.',
  FEEDS_WRITE: 'Add, change and delete feeds, and review their items.',
  PEOPLE_READ: 'Read accounts, groups, delegations and leads.',
  PEOPLE_WRITE: 'Approve, reject, suspend and reinstate accounts, and change groups.',
  UPDATES_READ: 'Read investor updates.',
  UPDATES_WRITE: 'Write, publish and withdraw investor updates.',
  WEBHOOKS_READ: 'Read webhooks and their deliveries.',
  WEBHOOKS_WRITE: 'Create, change, test and delete webhooks, and send deliveries again.',
} as const;

export type TokenScope = keyof typeof tokenScopes;
