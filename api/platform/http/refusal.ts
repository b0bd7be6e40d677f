import type { IncomingMessage, ServerResponse } from 'node:http';

interface Refusal {
  status: number;
  /** As GraphQL clients see it. */
  code: string;
  sentence: string;
  headers?: Record<string, string>;
}

/** Whether the client is one of the API's, which reads JSON whatever happens. */
export const isForGraphQL = (url: string | undefined): boolean => /^\/graphql([/?]|$)/i.test(url ?? '');

/** Answers before anything has looked at the request: in JSON at `/graphql`, elsewhere as one sentence of plain text. */
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

/** Sentences for errors of a body that Express could not read. */
export const describeRefusal = (status: number): string =>
  ({ 413: 'This request is too large. Nothing was saved.', 415: 'Send JSON in UTF-8, without compression.' })[status] ??
  'This request could not be read.';
