import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExpectedError } from '../errors.ts';

interface Refusal {
  status: number;
  /** The error as GraphQL clients receive it. */
  code: string;
  sentence: string;
  headers?: Record<string, string>;
  /** What clients read beside the code. */
  extensions?: object;
}

/** An expected error as an answer, with all that GraphQL clients read about it. */
export const toRefusal = ({ status, code, message, extensions, retryAfter }: ExpectedError): Refusal => ({
  status,
  code,
  sentence: message,
  headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  extensions,
});

/** True for clients of the API, which read JSON in all cases. */
export const isForGraphQL = (url: string | undefined): boolean => /^\/graphql([/?]|$)/i.test(url ?? '');

/**
 * Clients that accept the media type of GraphQL read the error of an answer in it. In `application/json` they take only
 * the status, because a proxy could have written the body.
 */
const GRAPHQL_JSON = 'application/graphql-response+json';

const findMediaType = ({ headers }: IncomingMessage, isJson: boolean): string => {
  if (!isJson) return 'text/plain';
  return headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
};

/** Answers before any handler reads the request: JSON at `/graphql`, one sentence of plain text elsewhere. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const url = (request as { originalUrl?: string }).originalUrl ?? request.url;
  const isJson = isForGraphQL(url);
  const { sentence: message, code, extensions } = refusal;
  const body = isJson ? JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] }) : message;
  const headers = {
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': `${findMediaType(request, isJson)}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...refusal.headers,
  };
  response.writeHead(refusal.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Messages for bodies that Express could not read. */
export const describeRefusal = (status: number): string =>
  ({ 413: 'This request is too large. Nothing was saved.', 415: 'Send JSON in UTF-8, without compression.' })[status] ??
  'This request could not be read.';
