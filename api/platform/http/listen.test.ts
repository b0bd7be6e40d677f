import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { assertFree, close, createHttpServer, drain, giveTime, leave, listen } from './listen.ts';

/** Sends half of a body; `finish` sends the rest. */
function begin(port: number, path: string) {
  const headers = { 'content-length': '4' };
  const request = http.request({ port, path, host: '127.0.0.1', method: 'POST', headers });
  const answer = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', reject);
  });
  request.write('ab');
  return { answer, finish: () => request.end('cd') };
}

it('a request body that does not arrive in time ends the request, unless the route allows more time', async () => {
  let resolveArrival = () => undefined as void;
  const requestArrival = new Promise<void>((resolve) => (resolveArrival = resolve));
  const listener: RequestListener = (request, response) => {
    if (request.url === '/file') giveTime(request);
    resolveArrival();
    request.resume().on('end', () => response.end('all of it'));
  };
  const server = createHttpServer(listener, 100);
  const port = await listen(server, 0, '127.0.0.1');
  const file = begin(port, '/file');
  await requestArrival;
  // This one began later, so at its end the other one would have ended, too.
  expect(await begin(port, '/form').answer).toBe(408);
  file.finish();
  expect(await file.answer).toBe(200);
  await close(server, 0);
});

it('a stopping server asks its clients to reconnect, and completes a running upload', async () => {
  const server = createHttpServer((request, response) => {
    request.resume().on('end', () => response.end('done'));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const upload = begin(port, '/upload');
  const agent = new http.Agent({ keepAlive: true });
  const get = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const request = http.get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      });
      request.on('error', reject);
    });
  expect(await get()).toBe('keep-alive');

  await drain(server, 0);
  expect([await get(), await get()]).toEqual(['close', 'close']);
  const closed = close(server, 30_000);
  await expect(get()).rejects.toThrow('ECONNREFUSED');
  upload.finish();
  expect(await upload.answer).toBe(200);
  await closed;
  agent.destroy();
});

it('a stopping server ends requests that take longer than the grace period', async () => {
  const server = createHttpServer((request) => void request.resume());
  const port = await listen(server, 0, '127.0.0.1');
  const upload = begin(port, '/upload');
  const failure = upload.answer.catch((error: Error) => error.message);
  await new Promise((resolve) => server.once('request', resolve));
  await close(server, 50);
  expect(await failure).toBe('socket hang up');
});

it('a stopping server answers requests on connections that a proxy kept open or has just opened', async () => {
  const server = createHttpServer((request, response) => void request.resume().on('end', () => response.end('done')));
  const port = await listen(server, 0, '127.0.0.1');
  const connect = async () => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: net.Socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nok');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().split('\r\n')[0];
  };
  const [kept, fresh] = [await connect(), await connect()];
  expect(await ask(kept)).toBe('HTTP/1.1 200 OK');
  await drain(server, 0);
  const closed = close(server, 30_000);
  expect(await Promise.all([ask(kept), ask(fresh)])).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
  await closed;
});

it('a server that starts finds out whether its port is taken, and resets no request meanwhile', async () => {
  const server = createHttpServer((request, response) => void request.resume().on('end', () => response.end('done')));
  const port = await listen(server, 0, '127.0.0.1');
  await expect(assertFree(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await expect(assertFree(port, '0.0.0.0')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await close(server);
  // A proxy that connects all the time is refused all the time, and never accepted for a moment.
  let isChecking = true;
  const codes = new Set<string>();
  const proxy = (async () => {
    while (isChecking)
      codes.add(
        await new Promise<string>((resolve) => {
          const socket = net.connect(port, '127.0.0.1');
          socket.once('connect', () => resolve('connected'));
          socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
        }),
      );
  })();
  for (let start = 0; start < 50; start += 1) await assertFree(port, '127.0.0.1');
  isChecking = false;
  await proxy;
  expect([...codes]).toEqual(['ECONNREFUSED']);
});

it('a server that stops listening under load resets no request', async () => {
  const server = createHttpServer((request, response) => {
    // A busy server accepts connections later than the system does.
    const end = performance.now() + 1;
    while (performance.now() < end);
    request.resume().on('end', () => response.end('done'));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const failures: string[] = [];
  let answers = 0;
  const client = async () => {
    while (!failures.includes('ECONNREFUSED')) {
      const result = await new Promise<string | null>((resolve) => {
        const options = { port, host: '127.0.0.1', method: 'POST', agent: false, headers: { 'content-length': 2 } };
        const request = http.request(options, (response) => response.resume().on('end', () => resolve(null)));
        request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        request.end('ok');
      });
      if (result) failures.push(result);
      else answers += 1;
    }
  };
  const clients = Array.from({ length: 10 }, client);
  await eventually(() => expect(answers).toBeGreaterThan(20));
  await leave(server, 0);
  await close(server);
  await Promise.all(clients);
  expect(new Set(failures)).toEqual(new Set(['ECONNREFUSED']));
});

// The Dockerfile and the manifests for Kubernetes set this address: a machine may have IPv4, IPv6 or both.
it('a server on :: answers visitors by IPv4 and by IPv6', async () => {
  const server = createHttpServer((_request, response) => response.end('here'));
  const port = await listen(server, 0, '::');
  onTestFinished(() => close(server));
  const hasIpv6 = Object.values(os.networkInterfaces())
    .flat()
    .some((each) => each?.family === 'IPv6');
  for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here');
});
