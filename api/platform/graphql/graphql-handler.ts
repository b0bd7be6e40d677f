import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../context.ts';

/**
 * Runs the operation of a request. Apollo's own adapter sends every answer with `response.send`, which hashes the body
 * for an ETag: of no use for the answer to a POST, which no client stores.
 */
export const graphqlHandler =
  (server: ApolloServer<Context>, contextFor: (request: Request) => Context): RequestHandler =>
  async (request, response) => {
    const { method, url } = request;
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: readHeaders(request),
        search: url.includes('?') ? url.slice(url.indexOf('?')) : '',
        body: request.body as unknown,
      },
      context: async () => contextFor(request),
    });
    // The deadline has passed and its answer was sent. An error here would close a connection that others may use by now.
    if (response.headersSent) return;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.statusCode = answer.status ?? 200;
    if (answer.body.kind !== 'complete') throw new Error('Answers in several parts are not supported.');
    if (method === 'GET') return void response.send(answer.body.string);
    const body = Buffer.from(answer.body.string);
    // express-session sends an answer in parts if nothing says how long it is.
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };

function readHeaders({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
