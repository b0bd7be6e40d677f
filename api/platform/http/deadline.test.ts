import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { limitWork } from './deadline.ts';

it('a response that fails at the deadline closes its connection, and the server continues', async () => {
  const app = express();
  const failing = async () => {
    throw new Error('The page for errors cannot be rendered.');
  };
  app.use('/late', limitWork(failing, 1), () => undefined);
  app.get('/', (_request, response) => void response.send('on'));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // An uncaught error of a timer fails Vitest and would end a server.
  await expect(fetch(`${url}/late`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(url)).text()).toBe('on');
  server.close();
});
