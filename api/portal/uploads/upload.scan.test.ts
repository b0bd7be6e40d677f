import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '#api/platform/clamd.ts';
import { createScanner, EICAR } from '#api/testing/clamd.ts';
import { useDocumentSite } from '#api/testing/document-site.ts';
import { eventually } from '#api/testing/eventually.ts';
import { useRawServers } from '#api/testing/raw-servers.ts';
import { makePdf } from '#api/testing/upload-files.ts';
import { query } from '#api/testing/query.ts';

// The verdict of the malware scanner decides. Without a verdict, the file stays in quarantine.

const scanner = createScanner();
beforeAll(() => scanner.start());
afterAll(() => scanner.stop());
const documents = useDocumentSite({ CLAMD: scanner.address }, 1, { jobs: ['inspecting uploads'] });
const { send, create, count, files, site } = documents;
const infected = () => Buffer.from(EICAR);

/** Makes the next inspection due immediately. */
const lookAgain = () => query(site.em(), "update upload set examine_at = now() where status = 'QUARANTINED'");

afterEach(async () => {
  await scanner.stop();
  await scanner.start();
});

describe('with a malware scanner', () => {
  it('a clean file is accepted after the scan', async () => {
    const before = scanner.seen;
    const response = await send(await makePdf(2), 'a.pdf');
    expect(response.status).toBe(201);
    const upload = (await response.json()) as { id: string };
    expect(upload).not.toHaveProperty('quarantined');
    expect(scanner.seen).toBe(before + 1);
    expect((await create(upload.id)).data.createDocument.document.pageCount).toBe(2);
  });

  it('malware is rejected, nothing of it is stored, and the audit log records it', async () => {
    const before = [await count(), await files()];
    const response = await send(infected(), 'invoice.txt');
    expect([response.status, await response.text()]).toEqual([400, 'This file contains malware and was not saved.']);
    expect([await count(), await files()]).toEqual(before);
    const [event] = await query<{ details: unknown }>(
      site.em(),
      "select details from audit_event where kind = 'upload.refused' order by seq desc limit 1",
    );
    expect(event?.details).toMatchObject({ name: 'invoice.txt' });
  });

  it('that is down, a file stays in quarantine until the scanner is back', async () => {
    await scanner.stop();
    const response = await send(await makePdf(3), 'a.pdf');
    const upload = (await response.json()) as { id: string };
    expect([response.status, upload]).toMatchObject([201, { quarantined: true }]);
    expect((await create(upload.id)).code).toBe('CONFLICT');
    await scanner.start();
    await lookAgain();
    await eventually(async () => expect((await create(upload.id)).data?.createDocument?.document.pageCount).toBe(3));
  });

  it('that was down, malware is rejected when the scanner is back', async () => {
    await scanner.stop();
    const { id } = (await (await send(infected(), 'a.txt')).json()) as { id: string };
    const before = await files();
    await scanner.start();
    await lookAgain();
    await eventually(async () => expect((await create(id)).code).toBe('BAD_USER_INPUT'));
    await eventually(async () => expect((await files()).length).toBe(before.length - 1));
  });
});

describe('the response of a scanner', () => {
  const { raw } = useRawServers();
  const ask = (body = Buffer.from('x')) => scan(`tcp://${raw.host}`, Readable.from([body]));

  it.each([
    ['nothing, and goes away', '', /went away|ECONNRESET|EPIPE/],
    ['that it failed', 'stream: Can’t allocate memory ERROR\0', /The malware scanner said/],
    ['something else', 'HTTP/1.1 200 OK\r\n\r\n\0', /The malware scanner said/],
  ])('never counts as clean if it is %s', async (_what, answer, expected) => {
    raw.speak = (socket) => void socket.end(answer);
    await expect(ask()).rejects.toThrow(expected);
  });

  it('is also read over TCP', async () => {
    raw.speak = (socket) => void socket.write('stream: OK\0');
    expect(await ask(Buffer.alloc(3_000_000))).toEqual({ clean: true });
    raw.speak = (socket) => void socket.write('stream: Win.Test FOUND\0');
    expect(await ask()).toEqual({ clean: false, malwareName: 'Win.Test' });
  });
});
