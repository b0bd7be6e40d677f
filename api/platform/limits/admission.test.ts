import { AsyncLocalStorage } from 'node:async_hooks';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { Admission, isAdmitted } from './admission.ts';

/** Requests that run until the test answers them. */
async function open(admission: Admission) {
  const running: { path: string; response: ServerResponse; store: unknown }[] = [];
  const storage = new AsyncLocalStorage<string>();
  const server = http.createServer((request, response) =>
    storage.run(request.url!, () =>
      admission.enter(
        response,
        () => void running.push({ path: request.url!, response, store: storage.getStore() }),
        () => response.writeHead(503).end(),
      ),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => {
    const request = http.get({ port, path, agent: false });
    const status = new Promise<number | null>((resolve) => {
      request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', () => resolve(null));
    });
    return { request, status };
  };
  const isRunning = (...paths: string[]) =>
    eventually(async () => expect(running.map(({ path }) => path)).toEqual(paths));
  return { running, get, isRunning };
}

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const LONG = 60_000;

describe('admission', () => {
  test('requests beyond the limit wait, and run in their order', async () => {
    const { running, get, isRunning } = await open(new Admission({ running: 1, waiting: 9, waitMs: LONG }));
    const first = get('/1');
    await isRunning('/1');
    const others = [get('/2')];
    running[0]!.response.setHeader('x-probe', '1');
    await eventually(async () => expect(others[0]!.request.socket?.connecting).toBe(false));
    running[0]!.response.end('done');
    expect(await first.status).toBe(200);
    await isRunning('/1', '/2');
    // Each keeps the asynchronous context of its own request.
    expect(running.map(({ store }) => store)).toEqual(['/1', '/2']);
    running[1]!.response.end();
    expect(await others[0]!.status).toBe(200);
  });

  test('a slot is free when the response starts, not when it has been read', async () => {
    const { running, get, isRunning } = await open(new Admission({ running: 1, waiting: 9, waitMs: LONG }));
    const long = get('/long');
    await isRunning('/long');
    running[0]!.response.writeHead(200);
    running[0]!.response.write('begin');
    const next = get('/next');
    await isRunning('/long', '/next');
    for (const { response } of running) response.end();
    expect(await Promise.all([long.status, next.status])).toEqual([200, 200]);
  });

  test('a request is rejected if it waits too long or too many requests are waiting', async () => {
    const { running, get, isRunning } = await open(new Admission({ running: 1, waiting: 1, waitMs: 50 }));
    get('/1');
    await isRunning('/1');
    expect(await Promise.all([get('/2').status, get('/3').status])).toEqual([503, 503]);
    running[0]!.response.end();
    get('/4');
    await isRunning('/1', '/4');
    running[1]!.response.end();
  });

  test('a request whose client has disconnected does not run, and frees its place in the queue', async () => {
    const { running, get, isRunning } = await open(new Admission({ running: 1, waiting: 9, waitMs: LONG }));
    const first = get('/1');
    await isRunning('/1');
    const second = get('/2');
    await eventually(async () => expect(second.request.socket?.connecting).toBe(false));
    second.request.destroy();
    await second.status;
    first.request.destroy();
    const third = get('/3');
    await isRunning('/1', '/3');
    for (const { response } of running) response.end();
    expect(await third.status).toBe(200);
  });
});

test('pages are admitted; files, uploads, queries and probes are not', () => {
  const get = (url: string, method = 'GET') => isAdmitted({ url, method } as http.IncomingMessage);
  expect(['/', '/investor', '/INVESTOR/x', '/resources?after=1', '/apis'].filter((url) => !get(url))).toEqual([]);
  expect(
    ['/livez', '/readyz', '/files/doc_1/pages/1', '/pictures/a/b', '/api/user', '/api?x', '/GRAPHQL?x'].filter((url) =>
      get(url),
    ),
  ).toEqual([]);
  expect(get('/investor', 'POST')).toBe(false);
});
