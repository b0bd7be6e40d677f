import { contents } from './guide.content.ts';

/** What the search finds beside the title of each section of the guide. */
const wordsById: Record<string, string> = {
  authentication:
    'Authorization Bearer token, scope, WRITE includes READ, expired, revoked, IP address, uploads and files',
  lists: 'first, after, cursor, endCursor, hasNextPage, filter, nodes by their ids, dates and time zones',
  errors: 'error code, extensions, fields, HTTP status, requestId, 4xx and 5xx',
  limits:
    'points, budget, rate limit, RateLimit, Retry-After, 429, depth, aliases, definitions, tokens, size of a body',
  idempotency: 'Idempotency-Key, retry, network error, send a mutation once, 409',
  webhooks:
    'webhook-id, webhook-timestamp, webhook-signature, secret, headers, sample, order, attempts, timeout, 15 seconds, redirects, 410 Gone, Retry-After, pause, cancel, WEBHOOK_ALLOW_HOSTS',
  changes: 'changes, latestCursor, mirror, copy, ACCESS_GAINED, ACCESS_LOST, ACCESS_CHANGED, CURSOR_EXPIRED',
  exports: 'access log, audit log, download, CSV, NDJSON, JSON lines, SIEM',
  'persisted-documents': 'documentId, hash, PERSISTED_DOCUMENTS, REGISTERED_OPERATIONS_ONLY',
  'typed-client': 'code generator, types, client',
  clients:
    'batching, subscriptions, WebSocket, Accept, Content-Type, scalars, Kotlin, Java, Apollo, urql, Relay, cache',
};

/** The sections that contain all words of a search. */
export function findSections(search: string) {
  const searchWords = search.toLowerCase().split(/\s+/).filter(Boolean);
  return contents
    .map(({ id, text }) => ({ id, text, words: wordsById[id] ?? '' }))
    .filter(({ text, words }) => {
      const content = `${text} ${words}`.toLowerCase();
      return searchWords.every((word) => content.includes(word));
    });
}
