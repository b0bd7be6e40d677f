import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, send } from './encoded-answer.ts';

const plain = Buffer.from('A page of an investor. '.repeat(100));
const createRequest = (accepted?: string) =>
  ({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }) as IncomingMessage;
const listEncodings = async (request?: IncomingMessage) => {
  const { br, gzip } = await encode(plain, { headers: [], quality: 4, ...(request && { request }) });
  if (br) expect(brotliDecompressSync(br)).toEqual(plain);
  if (gzip) expect(gunzipSync(gzip)).toEqual(plain);
  return [...(br ? ['br'] : []), ...(gzip ? ['gzip'] : [])];
};

describe('a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br']],
    ['gzip, deflate', ['gzip']],
    ['gzip, br;q=0', ['gzip']],
    ['br;q=0.5, gzip', ['gzip']],
    ['gzip;q=0.5, identity', []],
    ['*', ['br']],
    ['x-br', []],
    ['identity', []],
    [undefined, []],
  ])('for one request that accepts %s is compressed for this request only', async (accepted, encodings) => {
    expect(await listEncodings(createRequest(accepted))).toEqual(encodings);
  });

  it('is not compressed for a client that sends a very long list of encodings', async () => {
    expect(await listEncodings(createRequest(`${'gzip, '.repeat(500)}br`))).toEqual([]);
  });

  it('is sent in an encoding that it has, whatever a client with the same header got before', async () => {
    const both = await encode(plain, { headers: [], quality: 4 });
    const gzipOnly = { ...both };
    delete gzipOnly.br;
    const answers = [both, gzipOnly, both];
    const server = createServer((request, response) => send(request, response, answers.shift()!)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent: unknown[] = [];
    for (const expected of ['br', 'gzip', 'br']) {
      const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(await response.text()).toBe(plain.toString());
      sent.push([expected, response.headers.get('content-encoding')]);
    }
    expect(sent).toEqual([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br', 'br'],
    ]);
    server.close();
  });

  it('is 304 for a client that has it, also if a proxy changed the ETag to a weak one', async () => {
    const answer = await encode(plain, { headers: [], quality: 4 });
    const server = createServer((request, response) => send(request, response, answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
    const getStatus = async (etags: string, accepted = 'br'): Promise<number> =>
      (await ask({ 'if-none-match': etags, 'accept-encoding': accepted })).status;
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await ask({ 'accept-encoding': accepted })).headers.get('etag')!,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [etag = '', gzipTag = ''] = tags;
    expect([await getStatus(gzipTag), await getStatus(gzipTag, 'gzip'), await getStatus(etag, 'identity')]).toEqual([
      200, 304, 200,
    ]);
    const statuses = [etag, `W/${etag}`, `"other",${etag}`, '*', '"other"', `W/"other"`].map((tag) => getStatus(tag));
    expect(await Promise.all(statuses)).toEqual([304, 304, 304, 304, 200, 200]);
    server.close();
  });

  it('for several requests is compressed in both encodings', async () => {
    expect(await listEncodings()).toEqual(['br', 'gzip']);
  });
});
