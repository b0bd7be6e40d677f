import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ExpectedError } from '../errors.ts';
import { currentWork } from '../work.ts';
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

describe('a reader who downloads a long document', () => {
  const sentence = 'Your copy was not ready in time.';

  async function listen(deadlineMs: number, prepare: (request: express.Request) => Promise<string>) {
    const app = express();
    app.use(limitWork((_error, _request, response) => void response.status(503).send('The database'), 1));
    app.get('/usual', () => undefined);
    app.get('/copy', async (request, response) => {
      currentWork()?.extend({ deadlineMs, sentence });
      response.send(await prepare(request));
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('gets it after the deadline of other answers', async () => {
    let finish: (text: string) => void = () => undefined;
    const url = await listen(600_000, () => new Promise((resolve) => (finish = resolve)));
    const copy = fetch(`${url}/copy`);
    expect(await (await fetch(`${url}/usual`)).text()).toBe('The database');
    finish('the copy');
    expect(await (await copy).text()).toBe('the copy');
  });

  it('reads why it ended at its own deadline, also in a browser', async () => {
    const url = await listen(2, () => new Promise(() => undefined));
    const response = await fetch(`${url}/copy`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`<h1>${sentence}</h1>`);
  });

  it('reads the error that ended the work before its deadline', async () => {
    const url = await listen(600_000, async () => {
      throw new ExpectedError('UNAVAILABLE', 'This document takes too much memory.');
    });
    expect((await fetch(`${url}/copy`)).status).toBe(503);
  });
});
