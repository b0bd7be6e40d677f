import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExpectedError } from '../errors.ts';
import { escapeText } from '../images.ts';
import type { Logger } from 'pino';

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

/** True for a browser that opens a page or sends a form. Scripts and programs accept any type. */
export const isForPerson = (request: IncomingMessage): boolean =>
  /\btext\/html\b/.test(request.headers.accept ?? '') && !/^\/(?:graphql|api)(?:[/?]|$)/i.test(getUrl(request));

const getUrl = (request: IncomingMessage): string =>
  (request as { originalUrl?: string }).originalUrl ?? request.url ?? '';

/** The sentence as a page. It needs no renderer, because it is also sent when the server is too busy to render. */
const toPage = (sentence: string): string => {
  const text = escapeText(sentence);
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${text}</title><main><h1>${text}</h1><p><a href="/">Return to Homepage</a></p></main></html>`;
};

const findMediaType = ({ headers }: IncomingMessage, isJson: boolean): string => {
  if (!isJson) return 'text/plain';
  return headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
};

/**
 * Answers before any handler reads the request: JSON at `/graphql`, a page to people, one sentence of plain text
 * elsewhere.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const isJson = isForGraphQL(getUrl(request));
  const isPage = isForPerson(request);
  const { sentence: message, code, extensions } = refusal;
  const body = isJson
    ? JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] })
    : isPage
      ? toPage(message)
      : message;
  const headers = {
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': `${isPage ? 'text/html' : findMediaType(request, isJson)}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...refusal.headers,
  };
  response.writeHead(refusal.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Messages for bodies that Express could not read. */
export const describeRefusal = (status: number): string =>
  ({ 413: 'This request is too large. Nothing was saved.', 415: 'Send JSON in UTF-8, without compression.' })[status] ??
  'This request could not be read.';

/**
 * Runs a handler outside of Express. An uncaught error would end the process, so here it becomes an answer. Callbacks
 * of events need a guard of their own, because they run after their caller has returned.
 */
export function runGuarded(response: ServerResponse, log: Logger, answer: () => void): void {
  try {
    answer();
  } catch (error) {
    log.error({ err: error }, 'a request failed before it reached a route');
    if (response.headersSent) return void response.destroy();
    const sentence = 'Something went wrong. Please try again.';
    const headers = { Connection: 'close' };
    refuse(response.req, response, { status: 500, code: 'INTERNAL_SERVER_ERROR', sentence, headers });
  }
}
