import type { IncomingMessage, ServerResponse } from 'node:http';

interface Refusal {
  status: number;
  /** The error as GraphQL clients receive it. */
  code: string;
  sentence: string;
  headers?: Record<string, string>;
}

/** True for clients of the API, which read JSON in all cases. */
export const isForGraphQL = (url: string | undefined): boolean => /^\/graphql([/?]|$)/i.test(url ?? '');

/** Answers before any handler reads the request: JSON at `/graphql`, one sentence of plain text elsewhere. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const url = (request as { originalUrl?: string }).originalUrl ?? request.url;
  const isJson = isForGraphQL(url);
  const { sentence: message, code } = refusal;
  const headers = {
    'Content-Type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...refusal.headers,
  };
  const body = isJson ? JSON.stringify({ errors: [{ message, extensions: { code } }] }) : message;
  response.writeHead(refusal.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Messages for bodies that Express could not read. */
export const describeRefusal = (status: number): string =>
  ({ 413: 'This request is too large. Nothing was saved.', 415: 'Send JSON in UTF-8, without compression.' })[status] ??
  'This request could not be read.';
