import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import express from 'express';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { limitWork } from '../http/deadline.ts';
import { restFailure } from '../http/rest.ts';
import { graphqlHandler } from './graphql-handler.ts';

it('a result that comes after the answer of the deadline is dropped', async () => {
  let finish: ((result: string) => void) | undefined;
  const result = new Promise<string>((resolve) => (finish = resolve));
  const typeDefs = 'type Query { late: String }';
  const server = new ApolloServer<Context>({ typeDefs, resolvers: { Query: { late: () => result } } });
  await server.start();
  const handle = graphqlHandler(server, () => ({}) as Context);
  let handled: unknown;
  const app = express();
  app.use(limitWork(restFailure, 1), express.json());
  app.post('/graphql', (request, response, next) => void (handled = handle(request, response, next)));
  const listener = app.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { status } = await fetch(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ late }' }),
  });
  expect(status).toBe(503);
  finish!('too late');
  await expect(handled).resolves.toBeUndefined();
  listener.close();
  await server.stop();
});
