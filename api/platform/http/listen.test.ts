import http, { type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { close, createHttpServer, giveTime, listen } from './listen.ts';

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

it('a body that does not arrive in time is not waited for, unless it was given time', async () => {
  let given = () => undefined as void;
  const isGiven = new Promise<void>((resolve) => (given = resolve));
  const listener: RequestListener = (request, response) => {
    if (request.url === '/file') giveTime(request);
    given();
    request.resume().on('end', () => response.end('all of it'));
  };
  const server = createHttpServer(listener, 100);
  const port = await listen(server, 0, '127.0.0.1');
  const file = begin(port, '/file');
  await isGiven;
  // This one began later, so by the time it is over, so would the other be.
  expect(await begin(port, '/form').answer).toBe(408);
  file.finish();
  expect(await file.answer).toBe(200);
  await close(server, 0);
});
