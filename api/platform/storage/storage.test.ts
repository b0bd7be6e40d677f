import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useStorages } from '#api/testing/storages.ts';
import { eventually } from '#api/testing/eventually.ts';
import { readEnv } from '../env.ts';
import { S3Storage } from './s3.ts';
import { openStorage } from './storage.ts';
import type { Storage } from './storage.types.ts';

// One contract for both storages.

const storages = useStorages();

const at = (settings: Record<string, string>) => openStorage(readEnv({ NODE_ENV: 'test', ...settings }));
const places: [string, () => Storage][] = [
  ['a folder', () => at({ DATA_DIR: storages.folder })],
  ['a folder named by STORAGE_URL', () => at({ STORAGE_URL: `file://${storages.folder}/elsewhere` })],
  ['an S3-compatible service', () => at({ STORAGE_URL: storages.rig.url })],
];

const getText = async (storage: Storage, key: string) => {
  const file = await storage.get(key);
  return file && { size: file.size, text: (await buffer(file.stream)).toString() };
};

describe.each(places)('%s', (_name, open) => {
  it('returns a stored file and its replacement', async () => {
    const storage = open();
    await storage.put('one/ab/480.webp', Buffer.from('first'), 'image/webp');
    expect(await getText(storage, 'one/ab/480.webp')).toEqual({ size: 5, text: 'first' });
    await storage.put('one/ab/480.webp', Buffer.from('second'), 'image/webp');
    expect(await getText(storage, 'one/ab/480.webp')).toEqual({ size: 6, text: 'second' });
  });

  it('stores bytes unchanged, including an empty file', async () => {
    const storage = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
    await storage.put('two/bytes.bin', bytes, 'application/octet-stream');
    const file = await storage.get('two/bytes.bin');
    expect((await buffer(file!.stream)).equals(bytes)).toBe(true);
    await storage.put('two/none.bin', Buffer.alloc(0), 'application/octet-stream');
    expect(await getText(storage, 'two/none.bin')).toEqual({ size: 0, text: '' });
  });

  it('stores a stream whose length nobody knows, and no part of one that fails', async () => {
    const storage = open();
    const chunk = Buffer.alloc(300_000, 'chunk ');
    async function* produce(count: number, end?: Error) {
      for (let sent = 0; sent < count; sent += 1) yield chunk;
      if (end) throw end;
    }
    await storage.put('two/stream.bin', produce(60), 'application/octet-stream');
    const file = await storage.get('two/stream.bin');
    expect((await buffer(file!.stream)).equals(Buffer.concat(Array.from({ length: 60 }, () => chunk)))).toBe(true);
    await storage.put('two/short.bin', produce(1), 'application/octet-stream');
    expect(await getText(storage, 'two/short.bin')).toMatchObject({ size: chunk.length });
    const failing = storage.put('two/failed.bin', produce(60, new Error('The source failed')), 'text/plain');
    await expect(failing).rejects.toThrow('The source failed');
    expect(await storage.get('two/failed.bin')).toBe(null);
    expect(storages.rig.uploads.size).toBe(0);
    expect(Math.max(0, ...storages.rig.partSizes)).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('returns null for a missing or deleted file, and deleting a file twice succeeds', async () => {
    const storage = open();
    expect(await storage.get('three/nothing.avif')).toBe(null);
    await storage.put('three/gone.avif', Buffer.from('x'), 'image/avif');
    await storage.delete(['three/gone.avif', 'three/nothing.avif']);
    await storage.delete(['three/gone.avif']);
    expect(await storage.get('three/gone.avif')).toBe(null);
  });

  it('lists all files with a prefix, across pages', async () => {
    const storage = open();
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `four/${name}.webp`);
    const before = Date.now();
    for (const key of keys.toReversed()) await storage.put(key, Buffer.from(key), 'image/webp');
    await storage.put('fourth/f.webp', Buffer.from('f'), 'image/webp');
    const listed = await storage.list('four/');
    expect(listed.map(({ key }) => key)).toEqual(keys);
    expect(listed.map(({ size }) => size)).toEqual(keys.map((key) => key.length));
    // The clocks of file systems are coarse.
    for (const { modifiedAt } of listed) expect(modifiedAt.getTime()).toBeGreaterThan(before - 5_000);
    expect(await storage.list('nothing/')).toEqual([]);
  });

  it.each([
    '',
    'name',
    '../up/secret',
    'a/../b',
    '/etc/passwd',
    'a/.hidden',
    'a/B.webp',
    'a//b',
    'a/b\0',
    'a\\b/c',
    'a/b/',
  ])('rejects the key %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a key');
    await expect(storage.get(key)).rejects.toThrow('Not a key');
    await expect(storage.delete([key])).rejects.toThrow('Not a key');
  });
});

it('restricts folders to their owner and deletes old drafts', async () => {
  const storage = at({ DATA_DIR: storages.folder });
  await storage.put('private/one.webp', Buffer.from('x'), 'image/webp');
  const place = path.join(storages.folder, 'files', 'private');
  expect((await stat(place)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(place, 'one.webp'))).mode & 0o777).toBe(0o600);
  expect(await readdir(place)).toEqual(['one.webp']);
  // As after a crash: a recent draft, which may still be written, and an old draft, which is abandoned.
  for (const name of ['.draft-young', '.draft-old']) await writeFile(path.join(place, name), 'half');
  await utimes(path.join(place, '.draft-old'), 0, 0);
  expect(await storage.list('private/')).toHaveLength(1);
  expect(await readdir(place)).toEqual(['.draft-young', 'one.webp']);
});

it('signs S3 requests, so a wrong secret fails with a readable error', async () => {
  const wrong = storages.rig.url.replace('rig%20secret', 'other');
  const storage = at({ STORAGE_URL: wrong });
  await expect(storage.get('five/a.webp')).rejects.toThrow('The file storage cannot be reached.');
  expect(storages.rig.refused.at(-1)).toBe('SignatureDoesNotMatch');
});

it('reports a bucket that does not exist, instead of losing what is stored in it', async () => {
  const storage = at({ STORAGE_URL: storages.rig.url.replace('site-files', 'wrong-name') });
  const cause = { message: 'PUT /five/a.webp was answered with 404 NoSuchBucket' };
  await expect(storage.put('five/a.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ cause });
  await expect(storage.list('five/')).rejects.toThrow('The file storage cannot be reached.');
});

it('closes the connection of an S3 file that is not read', async () => {
  const storage = at({ STORAGE_URL: storages.rig.url });
  await storage.put('seven/large.bin', Buffer.alloc(2_000_000), 'application/octet-stream');
  const before = await storages.rig.countConnections();
  for (let file = 0; file < 50; file += 1) (await storage.get('seven/large.bin'))!.stream.destroy();
  await eventually(async () => expect(await storages.rig.countConnections()).toBeLessThanOrEqual(before + 1));
});

it('reports that a storage service that does not respond cannot be reached', async () => {
  const storage = at({ STORAGE_URL: 's3://key:secret@127.0.0.1:9/bucket?tls=false' });
  await expect(storage.put('six/a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('cannot be reached');
});

describe('an S3 service that stops in the middle of an answer', () => {
  /** Garbage collection must not remove the time limit. Often enough to happen within it, as each takes 0.1 s of CPU. */
  const collect = (ms: number) => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const timer = setInterval(gc, ms);
    onTestFinished(() => clearInterval(timer));
  };
  /** The parts of the answer with the pauses between them in milliseconds. */
  const openHanging = async (answer: (response: ServerResponse) => void, patienceMs: number) => {
    const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    return new S3Storage(new URL(`s3://key:secret@127.0.0.1:${port}/bucket?tls=false`), patienceMs);
  };

  it.each([
    ['put', (storage: S3Storage) => storage.put('six/a.webp', Buffer.from('x'), 'image/webp')],
    ['get', (storage: S3Storage) => storage.get('six/a.webp')],
    ['list', (storage: S3Storage) => storage.list('six/')],
    ['delete', (storage: S3Storage) => storage.delete(['six/a.webp'])],
  ])('does not keep the sender of a request to %s waiting, and the log has the cause', async (_name, work) => {
    collect(100);
    const storage = await openHanging(() => undefined, 300);
    await expect(work(storage)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      cause: { message: 'The storage did not answer within 0.3 seconds' },
    });
  });

  it('ends a file whose bytes do not arrive, and a list that is not complete', async () => {
    collect(2_000);
    const storage = await openHanging((response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    }, 6_000);
    const file = await storage.get('six/a.webp');
    await expect(buffer(file!.stream)).rejects.toThrow('The storage did not answer within 6 seconds');
    await expect(storage.list('six/')).rejects.toThrow('The file storage cannot be reached');
  });

  it('sends a large file to a reader who needs longer than the service may be silent', async () => {
    const size = 4_000_000;
    const storage = await openHanging((response) => response.end(Buffer.alloc(size)), 2_000);
    const { stream } = (await storage.get('six/a.webp'))!;
    const chunks = stream.iterator() as AsyncIterator<Buffer>;
    let received = (await chunks.next()).value.length;
    // The reader takes no bytes for longer than the patience, while the rest of the answer waits in the socket.
    await delay(2_500);
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) received += chunk.value.length;
    expect(received).toBe(size);
  });

  it('gives the log the answer of the service', async () => {
    const storage = at({ STORAGE_URL: storages.rig.url.replace('rig%20secret', 'other') });
    await expect(storage.list('six/')).rejects.toMatchObject({
      cause: { message: 'GET ?list-type=2&prefix=six%2F was answered with 403 SignatureDoesNotMatch' },
    });
  });
});
