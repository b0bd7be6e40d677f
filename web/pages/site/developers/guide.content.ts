import { points, request } from '../../../../graphql/limits.ts';
import { tokenScopes } from '../../../../graphql/token-scopes.ts';

/** The sections of the guide. `words` is what the search of the reference finds beside the title. */
const guideSections = [
  {
    id: 'authentication',
    text: 'Authentication and scopes',
    words: 'Authorization Bearer token, scope, WRITE includes READ, expired, revoked, IP address, uploads and files',
  },
  {
    id: 'lists',
    text: 'Pagination and filters',
    words: 'first, after, cursor, endCursor, hasNextPage, filter, nodes by their ids, dates and time zones',
  },
  { id: 'errors', text: 'Errors', words: 'error code, extensions, fields, HTTP status, requestId, 4xx and 5xx' },
  {
    id: 'limits',
    text: 'Limits and cost',
    words:
      'points, budget, rate limit, RateLimit, Retry-After, 429, depth, aliases, definitions, tokens, size of a body',
  },
  {
    id: 'idempotency',
    text: 'Repeating a request',
    words: 'Idempotency-Key, retry, network error, send a mutation once, 409',
  },
  {
    id: 'webhooks',
    text: 'Webhooks',
    words:
      'webhook-id, webhook-timestamp, webhook-signature, secret, headers, sample, order, attempts, timeout, 15 seconds, redirects, 410 Gone, Retry-After, pause, cancel, WEBHOOK_ALLOW_HOSTS',
  },
  {
    id: 'changes',
    text: 'Changes and streams',
    words:
      'changes, latestCursor, mirror, copy, ACCESS_GAINED, ACCESS_LOST, ACCESS_CHANGED, CURSOR_EXPIRED, subscription',
  },
  { id: 'exports', text: 'Exports', words: 'exportArticles, exportAccessLog, bulk operation, download, JSON lines' },
  {
    id: 'persisted-documents',
    text: 'Persisted documents',
    words: 'documentId, hash, PERSISTED_DOCUMENTS, REGISTERED_OPERATIONS_ONLY',
  },
  { id: 'typed-client', text: 'A typed client in TypeScript', words: 'code generator, types, client' },
] as const;

/** The sections that contain all words of a search. */
export function findSections(search: string) {
  const searchWords = search.toLowerCase().split(/\s+/).filter(Boolean);
  return guideSections.filter(({ text, words }) => {
    const content = `${text} ${words}`.toLowerCase();
    return searchWords.every((word) => content.includes(word));
  });
}

export const contents = guideSections.map(({ id, text }) => ({ id, text, level: 2 as const }));

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

export const documentLimits = [
  ['Bytes of the body of a request', format(request.bodyBytes)],
  ['Characters of a document', format(request.queryCharacters)],
  ['Tokens of a document: names, braces and other signs', format(request.tokens)],
  ['Operations and fragments in a document', format(request.definitions)],
  ['Fields and fragments of an operation, counted at each use', format(request.selections)],
  ['Levels of nested objects', format(request.depth)],
  ['Fields of Query or Mutation in an operation', format(request.rootFields)],
  ['Aliases of an operation', format(request.aliases)],
  ['Directives of an operation', format(request.directives)],
  ['Levels of nested JSON in variables', format(request.jsonDepth)],
] as const;
