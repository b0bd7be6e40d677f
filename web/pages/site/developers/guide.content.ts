import { tokenScopes } from '#graphql/token-scopes.ts';

export const contents = [
  { id: 'authentication', text: 'Authentication and scopes' },
  { id: 'lists', text: 'Pagination and filters' },
  { id: 'errors', text: 'Errors' },
  { id: 'limits', text: 'Limits and cost' },
  { id: 'idempotency', text: 'Repeating a request' },
  { id: 'webhooks', text: 'Webhooks' },
  { id: 'changes', text: 'Changes' },
  { id: 'exports', text: 'Exports' },
  { id: 'persisted-documents', text: 'Persisted documents' },
  { id: 'typed-client', text: 'A typed client in TypeScript' },
  { id: 'clients', text: 'Clients and generators' },
].map((heading) => ({ ...heading, level: 2 as const }));

export const scopes = Object.entries(tokenScopes);
