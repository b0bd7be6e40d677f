import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode } from './encoded.ts';

const plain = Buffer.from('A page of an investor. '.repeat(100));
const createRequest = (accepted?: string) =>
  ({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }) as IncomingMessage;
const listEncodings = async (request?: IncomingMessage) => {
  const { br, gzip } = await encode(plain, { headers: [], quality: 4, ...(request && { request }) });
  if (br) expect(brotliDecompressSync(br)).toEqual(plain);
  if (gzip) expect(gunzipSync(gzip)).toEqual(plain);
  return [...(br ? ['br'] : []), ...(gzip ? ['gzip'] : [])];
};

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br']],
    ['gzip, deflate', ['gzip']],
    ['identity', []],
    [undefined, []],
  ])('for one request that accepts %s is compressed for this request only', async (accepted, encodings) => {
    expect(await listEncodings(createRequest(accepted))).toEqual(encodings);
  });

  it('for several requests is compressed in both encodings', async () => {
    expect(await listEncodings()).toEqual(['br', 'gzip']);
  });
});
