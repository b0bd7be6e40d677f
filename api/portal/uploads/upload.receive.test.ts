import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { arrivingFile as bounds } from '#graphql/limits.ts';
import { query } from '#api/testing/query.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { useDocumentSite } from '#api/testing/document-site.ts';
import { eventually } from '#api/testing/eventually.ts';
import type { TestBrowser } from '#api/testing/site.ts';
import { uploadByTus } from '#api/testing/tus.ts';
import { makePdf } from '#api/testing/upload-files.ts';
import { clearUploads } from './upload.cleanup.service.ts';
import { UploadReceiveTestListDocument as LIST } from '#graphql/generated/tests-portal-uploads.ts';

// Tests uploads in parts: received parts are kept, only the sender can continue, and the result equals an upload in one
// piece.

const documents = useDocumentSite({}, 2);
const { site, create, arrive, admin } = documents;
const CHANGED = 'Sat, 14 Nov 2026 10:00:00 GMT';

interface BeginOptions {
  browser?: TestBrowser;
  headers?: Record<string, string>;
  /** The index of one of the two servers. */
  at?: number;
}

const begin = (size: number, { browser = admin, headers = {}, at = 0 }: BeginOptions = {}) =>
  browser.fetch(`${site.urls[at]}/uploads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20f%C3%BCr%202027.pdf",
      'upload-complete': '?0',
      'upload-length': String(size),
      ...headers,
    },
  });

const append = (
  address: string,
  offset: number,
  part: Buffer,
  { browser = admin, headers = {}, at = 0 }: BeginOptions = {},
) =>
  browser.fetch(site.urls[at]! + address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/partial-upload', 'upload-offset': String(offset), ...headers },
    body: new Uint8Array(part),
  });

const ask = (address: string, method: 'HEAD' | 'DELETE', { browser = admin, at = 0 }: BeginOptions = {}) =>
  browser.fetch(site.urls[at]! + address, { method });

const getAddress = async (size: number, toProgress: BeginOptions = {}): Promise<string> =>
  (await begin(size, toProgress)).headers.get('location')!;
const toProgress = (response: Response) => [response.status, response.headers.get('upload-offset')];
const parts = async () => (await openStorage(site.env).list('arriving/')).length;
const rows = async () =>
  (await query<{ n: number }>(site.em(), 'select count(*)::int as n from arriving_upload'))[0]!.n;
const hashSha256 = async (id: string) =>
  (await query<{ sha256: string }>(site.em(), 'select sha256 from upload where id = $1', [id]))[0]?.sha256;

async function forget(): Promise<void> {
  await query(site.em(), 'delete from arriving_upload');
  await clearUploads(site.em(), site.env, Date.now() + 2 * 3_600_000);
}

const cookieHeader = () => [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a part and closes the connection before its last bytes. */
async function breakOff(address: string, part: Buffer): Promise<void> {
  const headers = {
    cookie: cookieHeader(),
    origin: site.urls[0]!,
    'content-type': 'application/partial-upload',
    'upload-offset': '0',
  };
  const options = { method: 'PATCH', headers: { ...headers, 'content-length': String(part.length) } };
  const request = http.request(site.urls[0]! + address, options);
  request.on('error', () => undefined);
  // The part is larger than the socket buffers. Once it is sent, the server has read some of it.
  await new Promise<void>((sent) => request.write(part.subarray(0, -100), () => sent()));
  request.destroy();
}

describe('an administrator uploads a file in parts', () => {
  it('and the result is the same file', async () => {
    const body = await makePdf(60);
    const third = Math.floor(body.length / 3);
    const begun = await begin(body.length);
    expect([...toProgress(begun), begun.headers.get('upload-complete')]).toEqual([201, '0', '?0']);
    expect(begun.headers.get('upload-limit')).toContain(`max-append-size=${bounds.partBytes}`);
    const address = begun.headers.get('location')!;
    expect(toProgress(await append(address, 0, body.subarray(0, third)))).toEqual([204, String(third)]);
    expect(toProgress(await ask(address, 'HEAD', { at: 1 }))).toEqual([204, String(third)]);
    const last = await append(address, third, body.subarray(third), { at: 1 });
    expect([...toProgress(last), last.headers.get('upload-complete')]).toEqual([201, String(body.length), '?1']);
    const upload = (await last.json()) as { id: string };
    expect(upload).toMatchObject({ name: 'Plan für 2027.pdf', size: body.length, type: 'application/pdf' });
    expect([await rows(), await parts()]).toEqual([0, 0]);

    // The last response was lost, so the client requests it again.
    expect(toProgress(await ask(address, 'HEAD'))).toEqual([204, String(body.length)]);
    expect(await (await append(address, body.length, Buffer.alloc(0))).json()).toEqual(upload);
    expect(await hashSha256(upload.id)).toBe(createHash('sha256').update(body).digest('hex'));
    expect((await create(upload.id)).data.createDocument.document.pageCount).toBe(60);
    expect((await ask(address, 'HEAD')).status).toBe(404);
  });

  it('and received parts are not sent again after the connection breaks', async () => {
    const body = Buffer.from(randomBytes(10_000_000).toString('hex'));
    const headers = { 'content-type': 'text/plain', 'content-disposition': "attachment; filename*=UTF-8''a.txt" };
    const address = await getAddress(body.length, { headers });
    await breakOff(address, body.subarray(0, bounds.partBytes));
    const offset = async () => Number((await ask(address, 'HEAD')).headers.get('upload-offset'));
    await eventually(async () => expect(await offset()).toBeGreaterThan(0));
    for (let at = await offset(); at < body.length; at += bounds.partBytes)
      expect((await append(address, at, body.subarray(at, at + bounds.partBytes))).ok).toBe(true);
    expect(await hashSha256(address.split('/').at(-1)!)).toBe(createHash('sha256').update(body).digest('hex'));
  });

  it('and selects it again: the upload resumes, and another file starts a new upload', async () => {
    const headers = { 'last-modified': CHANGED };
    const address = await getAddress(5_000, { headers });
    await append(address, 0, Buffer.alloc(2_000, 'x'));
    const again = await begin(5_000, { headers, at: 1 });
    expect([...toProgress(again), again.headers.get('location')]).toEqual([201, '2000', address]);
    for (const other of [{ 'last-modified': 'Sat, 14 Nov 2026 10:00:01 GMT' }, { 'last-modified': 'once' }])
      expect(toProgress(await begin(5_000, { headers: other }))).toEqual([201, '0']);
    const colleague = await arrive(['ADMIN']);
    expect(toProgress(await begin(5_000, { headers, browser: colleague }))).toEqual([201, '0']);
    const { data } = await colleague.run(site.urls[0]!, LIST);
    expect(data.partialUploads.nodes).toEqual([{ fileName: 'Plan für 2027.pdf', byteSize: 5_000, receivedBytes: 0 }]);
    await forget();
  });

  it('and a part at the wrong offset is rejected with the right offset, even with two parts at once', async () => {
    const address = await getAddress(3_000);
    const part = Buffer.alloc(1_000, 'a');
    expect(toProgress(await append(address, 500, part))).toEqual([409, '0']);
    const both = await Promise.all([append(address, 0, part), append(address, 0, part, { at: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(toProgress(await ask(address, 'HEAD'))).toEqual([204, '1000']);
    expect((await append(address, 1_000, part, { headers: { 'upload-offset': '-1' } })).status).toBe(400);
    expect((await append(address, 1_000, part, { headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    await forget();
  });

  it('and two concurrent last parts create one upload', async () => {
    const body = await makePdf(3);
    const address = await getAddress(body.length);
    await append(address, 0, body.subarray(0, 100));
    const before = await documents.count();
    const rest = body.subarray(100);
    const both = await Promise.all([append(address, 100, rest), append(address, 100, rest, { at: 1 })]);
    expect(both.map(({ status }) => status)).toContain(201);
    expect(toProgress(await ask(address, 'HEAD'))).toEqual([204, String(body.length)]);
    expect(await documents.count()).toBe(before + 1);
  });

  it('and cancels it', async () => {
    const address = await getAddress(3_000);
    await append(address, 0, Buffer.alloc(1_000));
    expect((await ask(address, 'DELETE')).status).toBe(204);
    expect([await rows(), await parts()]).toEqual([0, 0]);
    for (const method of ['HEAD', 'DELETE'] as const) expect((await ask(address, method)).status).toBe(404);
    expect((await append(address, 1_000, Buffer.alloc(10))).status).toBe(404);
  });
});

const uploader = () => ({ origin: site.urls[0]!, cookie: cookieHeader() });
const addressIn = (url: string) => new URL(url).pathname;

describe('tus-js-client', () => {
  it('uploads a file, and resumes the upload after an interruption', async () => {
    const body = await makePdf(60);
    const begun = await uploadByTus(uploader(), body, { stopAt: 4_000 });
    expect(toProgress(await ask(addressIn(begun.url), 'HEAD'))).toEqual([204, '4000']);
    const rest = await uploadByTus(uploader(), body, { uploadUrl: begun.url });
    expect([begun.sent, rest.sent, rest.url]).toEqual([4_000, body.length - 4_000, begun.url]);
    const id = begun.url.split('/').at(-1)!;
    expect(await hashSha256(id)).toBe(createHash('sha256').update(body).digest('hex'));
    expect((await create(id)).data.createDocument.document.pageCount).toBe(60);
  });

  it('completes an upload that the server received but did not inspect before it stopped', async () => {
    const body = await makePdf(3);
    const address = await getAddress(body.length);
    const id = address.split('/').at(-1)!;
    await openStorage(site.env).put('arriving/complete', body, 'application/octet-stream');
    const received = 'update arriving_upload set parts = $2, received = size where id = $1';
    await query(site.em(), received, [id, ['arriving/complete']]);
    expect((await uploadByTus(uploader(), body, { uploadUrl: site.urls[0]! + address })).sent).toBe(0);
    expect(await hashSha256(id)).toBe(createHash('sha256').update(body).digest('hex'));
  });
});

describe('an upload in parts is rejected', () => {
  it('if it exceeds the announced size, at once or over several parts', async () => {
    const address = await getAddress(1_000);
    expect((await append(address, 0, Buffer.alloc(1_001))).status).toBe(413);
    expect((await append(address, 0, Buffer.alloc(900))).status).toBe(204);
    expect((await append(address, 900, Buffer.alloc(101))).status).toBe(413);
    expect(toProgress(await ask(address, 'HEAD'))).toEqual([204, '900']);
    const large = await getAddress(20_000_000);
    expect((await append(large, 0, Buffer.alloc(bounds.partBytes + 1))).status).toBe(413);
    await forget();
  });

  it('if the file is too large, empty or wrongly announced', async () => {
    const response = await begin(50_000_001);
    expect(`${response.status} ${await response.text()}`).toBe(
      '413 This file is too large: a document may have 50 MB.',
    );
    expect((await begin(0)).status).toBe(400);
    expect((await begin(10, { headers: { 'upload-length': 'many' } })).status).toBe(400);
    expect((await begin(10, { headers: { 'upload-complete': '?1' } })).status).toBe(400);
    expect((await begin(10, { headers: { 'content-disposition': "filename*=UTF-8''%" } })).status).toBe(400);
    expect(await rows()).toBe(0);
  });

  it('if the complete file is not acceptable, with a readable error, and nothing is stored', async () => {
    const before = [await documents.count(), await documents.files()];
    const program = Buffer.from('MZ\x90\0 and more of it');
    const address = await getAddress(program.length);
    await append(address, 0, program.subarray(0, 4));
    const answer = await append(address, 4, program.subarray(4));
    expect(`${answer.status} ${await answer.text()}`).toMatch(/^400 This file is not a PDF/);
    expect([await documents.count(), await documents.files()]).toEqual(before);
    expect([await rows(), await parts()]).toEqual([0, 0]);
    expect((await ask(address, 'HEAD')).status).toBe(404);
  });

  it('as not found if it belongs to another account', async () => {
    const address = await getAddress(3_000);
    const colleague = await arrive(['ADMIN']);
    const headers: string[] = [];
    for (const response of [
      await ask(address, 'HEAD', { browser: colleague }),
      await ask(address, 'DELETE', { browser: colleague }),
      await append(address, 0, Buffer.alloc(10), { browser: colleague }),
    ]) {
      expect(response.status).toBe(404);
      headers.push(...response.headers.keys());
    }
    expect(headers.filter((name) => name.startsWith('upload-'))).toEqual([]);
    const investor = await arrive(['INVESTOR']);
    expect((await begin(10, { browser: investor })).status).toBe(403);
    expect((await append(address, 0, Buffer.alloc(10), { browser: investor })).status).toBe(403);
    expect((await append(address, 0, Buffer.alloc(1), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
    expect(toProgress(await ask(address, 'HEAD'))).toEqual([204, '0']);
    await forget();
  });

  it('if too many uploads are unfinished, by number or size', async () => {
    const browser = await arrive(['ADMIN']);
    const first = await getAddress(10, { browser });
    for (let n = 1; n < bounds.files; n += 1) expect((await begin(10, { browser })).status).toBe(201);
    const response = await begin(10, { browser });
    expect(`${response.status} ${await response.text()}`).toMatch(/^409 Too many unfinished uploads/);
    await ask(first, 'DELETE', { browser });
    expect((await begin(10, { browser })).status).toBe(201);
    await forget();
    for (let bytes = 0; bytes + 50_000_000 <= bounds.bytes; bytes += 50_000_000)
      expect((await begin(50_000_000, { browser })).status).toBe(201);
    expect((await begin(10, { browser })).status).toBe(409);
    await forget();
  });
});

it('an upload without a new part for a day is deleted, and so are parts without an upload', async () => {
  const [old, young] = [await getAddress(3_000), await getAddress(3_000)];
  for (const address of [old, young]) await append(address, 0, Buffer.alloc(1_000, 'x'));
  const id = old.split('/').at(-1);
  await query(site.em(), "update arriving_upload set touched_at = now() - interval '25 hours' where id = $1", [id]);
  await clearUploads(site.em(), site.env, Date.now() + 2 * 3_600_000);
  expect((await ask(old, 'HEAD')).status).toBe(404);
  expect(toProgress(await ask(young, 'HEAD'))).toEqual([204, '1000']);
  expect(await parts()).toBe(1);
  await forget();
});
