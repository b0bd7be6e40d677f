import { points } from '../../../../graphql/limits.ts';
import { tokenScopes } from '../../../../graphql/token-scopes.ts';

export const contents = [
  { id: 'authentication', text: 'Authentication and scopes' },
  { id: 'lists', text: 'Pagination and filters' },
  { id: 'errors', text: 'Errors' },
  { id: 'limits', text: 'Limits and cost' },
  { id: 'webhooks', text: 'Webhooks' },
  { id: 'changes', text: 'Changes and streams' },
  { id: 'exports', text: 'Exports' },
  { id: 'persisted-documents', text: 'Persisted documents' },
  { id: 'typed-client', text: 'A typed client in TypeScript' },
].map((heading) => ({ ...heading, level: 2 as const }));

export const scopes = Object.entries(tokenScopes);

const format = (number: number): string => number.toLocaleString('en-US');

export const limits = [
  ['Points in a minute', format(points.perMinute.signedIn), format(points.perMinute.anonymous)],
  ['Points of an operation', format(points.operation.signedIn), format(points.operation.anonymous)],
  ['Introspection, in points', format(points.introspection), 'Not available'],
  ['Items of a page', '100', '100'],
  ['Open streams', '5', 'None'],
  ['Exports at a time', '1', 'None'],
] as const;
