import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeGrant } from '../documents/document.factory.ts';
import { inspectNextVersion } from '../documents/document.inspect.service.ts';
import { inspectPdf } from '../reading/inspect.ts';
import { DocumentTestFindingsDocument as FINDINGS } from '#graphql/generated/tests-portal-documents.ts';
import { projectRoot } from '#api/platform/root.ts';
import { assertRoom, cleanName } from '#api/platform/http/receive.ts';
import { query } from '#api/testing/query.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { useDocumentSite } from '#api/testing/document-site.ts';
import { eventually } from '#api/testing/eventually.ts';
import { photograph, getPng } from '#api/testing/picture-files.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { makeOfficeFile, makePdf, makeZip } from '#api/testing/upload-files.ts';
import { clearUploads } from './upload.cleanup.service.ts';
import { takingDocuments } from './upload.store.service.ts';

// Tests uploads of documents: who may upload, which files are accepted, and that rejected files leave nothing behind.

const documents = useDocumentSite();
const { site, url, send, create, count, left, files } = documents;
const sentence = async (response: Response) => `${response.status} ${await response.text()}`;
const PDF = 'application/pdf';
const readCase = (name: string) => fs.readFileSync(path.join(projectRoot, 'api/testing/cases', name));

describe('an administrator uploads a file', () => {
  it.each([
    ['comments.pdf', 'COMMENTS', 'Comments by J. Whitfield, Counsel on page 1.'],
    ['hidden-sheet.xlsx', 'HIDDEN_SHEETS', 'Hidden sheets: Salaries.'],
  ])('and reads what %s has besides its pages, as no investor does', async (name, kind, message) => {
    const { id: uploadId } = (await (await send(readCase(name), name)).json()) as { id: string };
    const { id } = (await create(uploadId)).data.createDocument.document;
    const read = async (browser: TestBrowser) => (await browser.run(url(), FINDINGS, { id })).data.document?.findings;
    expect(await read(documents.admin)).toContainEqual(expect.objectContaining({ kind, message }));
    const { versions } = (await documents.admin.run(url(), FINDINGS, { id })).data.document!;
    expect(versions!.nodes[0]!.findings).toContainEqual(expect.objectContaining({ kind, message }));
    const investor = await documents.arrive(['INVESTOR']);
    const [account] = await query<{ id: string }>(site.em(), 'select id from account order by created_at desc limit 1');
    await makeGrant({ em: site.em(), documentId: id, userId: account!.id }, 3);
    expect(await read(investor)).toBeNull();
    // Versions of earlier releases are inspected by a job.
    await query(site.em(), 'update document_version set findings = null');
    const options = { env: site.env, log: pino({ level: 'silent' }), inspect: inspectPdf };
    while (await inspectNextVersion(site.em(), options));
    expect(await read(documents.admin)).toContainEqual(expect.objectContaining({ kind, message }));
  });

  it('and reads the labels that are printed on its pages, also after an update of the server', async () => {
    const { id: uploadId } = (await (await send(readCase('page-labels.pdf'), 'labels.pdf')).json()) as { id: string };
    const { id } = (await create(uploadId)).data.createDocument.document;
    const readLabels = async () => (await documents.admin.run(url(), FINDINGS, { id })).data.document?.pageLabels;
    const labels = ['i', 'ii', 'iii', '1', '2', '3'];
    expect(await readLabels()).toEqual(labels);
    await query(site.em(), 'update document_version set findings = null, page_labels = null');
    expect(await readLabels()).toBeNull();
    const options = { env: site.env, log: pino({ level: 'silent' }), inspect: inspectPdf };
    while (await inspectNextVersion(site.em(), options));
    expect(await readLabels()).toEqual(labels);
  });

  it('and creates a document from it', async () => {
    const body = await makePdf(7);
    const response = await send(body, 'Q3 report.pdf', { type: PDF });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const upload = (await response.json()) as { id: string };
    expect(upload).toEqual({ id: expect.stringMatching(/^upl_/), name: 'Q3 report.pdf', size: body.length, type: PDF });
    expect((await create(upload.id)).data.createDocument.document).toMatchObject({ pageCount: 7, mediaType: PDF });
    expect((await create(upload.id)).code).toBe('BAD_USER_INPUT');
    expect(await left()).toEqual([]);
  });

  it.each([
    ['docx', () => makeOfficeFile('docx'), null],
    ['xlsx', () => makeOfficeFile('xlsx'), null],
    ['pptx', () => makeOfficeFile('pptx'), null],
    ['csv', () => Buffer.from('\ufeffname;sum\r\nZoë;3\r\n'), null],
    ['txt', () => Buffer.from('Two lines,\n\tof which one is far in.'), null],
    ['png', () => photograph(40, 30).png().toBuffer(), 1],
    ['jpeg', () => photograph(40, 30).jpeg().toBuffer(), 1],
    ['WEBP', () => photograph(40, 30).webp().toBuffer(), 1],
  ] as [string, () => Promise<Buffer> | Buffer, number | null][])('as %s', async (ending, make, pages) => {
    const response = await send(await make(), `a.${ending}`);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect((await create(id)).data.createDocument.document.pageCount).toBe(pages);
  });

  it.each([
    ['a byte order mark', '\uFEFF'],
    ['empty lines', '\r\n\r\n'],
    ['commands for a printer', '\x1b%-12345X@PJL JOB\r\n'],
  ])('as a PDF with %s before it, which is removed', async (_what, before) => {
    const body = Buffer.concat([Buffer.from(before), await makePdf(2)]);
    const { id } = (await (await send(body, 'a.pdf')).json()) as { id: string };
    const [row] = await query<{ key: string }>(site.em(), 'select storage_key as key from upload where id = $1', [id]);
    expect((await create(id)).data.createDocument.document.pageCount).toBe(2);
    const file = Buffer.concat(await (await openStorage(site.env).get(row!.key))!.stream.toArray());
    expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('that is a photo, and its location is not stored', async () => {
    const body = await photograph(60, 40)
      .withExif({ IFD0: { Copyright: 'SECRET-CAMERA-OWNER' } })
      .jpeg()
      .toBuffer();
    const { id } = (await (await send(body, 'a.jpg', { type: 'image/jpeg' })).json()) as { id: string };
    const [row] = await query<{ key: string }>(site.em(), 'select storage_key as key from upload where id = $1', [id]);
    const file = await openStorage(site.env).get(row!.key);
    const image = Buffer.concat(await file!.stream.toArray());
    expect((await sharp(image).metadata()).exif).toBeUndefined();
    expect(image.includes('SECRET-CAMERA-OWNER')).toBe(false);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('that is a picture, which has one page: %s', async (format) => {
    const body = await photograph(60, 40).toFormat(format).toBuffer();
    const { id } = (await (await send(body, `a.${format}`, { type: `image/${format}` })).json()) as { id: string };
    expect(await query(site.em(), 'select status, pages from upload where id = $1', [id])).toEqual([
      { status: 'CLEAN', pages: 1 },
    ]);
  });

  it('but a visitor, an investor or a page of another site cannot', async () => {
    const body = await makePdf();
    const before = await count();
    expect((await send(body, 'a.pdf', { browser: new TestBrowser() })).status).toBe(401);
    expect((await send(body, 'a.pdf', { browser: await documents.arrive(['INVESTOR']) })).status).toBe(403);
    expect((await send(body, 'a.pdf', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(body, 'a.pdf', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect(await count()).toBe(before);
  });

  it('and no URL serves it', async () => {
    const { id } = (await (await send(await makePdf(), 'a.pdf')).json()) as { id: string };
    for (const path of [`/uploads/${id}`, '/uploads', ...(await files()).map((key) => `/${key}`)])
      expect(await (await documents.admin.fetch(url() + path)).text()).not.toContain('%PDF');
  });
});

const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1');
const html = '<script>alert(document.domain)</script>';
const bomb = [{ name: 'word/media/a.bin', body: 'x', unpacked: 400_000_000 }];
const refusals: [string, () => Promise<Buffer> | Buffer, string, string][] = [
  ['a program named .pdf', () => program, 'a.pdf', 'This file is not a PDF'],
  [
    'a program with a PDF in it',
    async () => Buffer.concat([program, await makePdf()]),
    'a.pdf',
    'This file is not a PDF',
  ],
  ['a program', () => program, 'a.exe', 'File type not supported'],
  ['an encrypted PDF', () => makePdf(1, { password: 'secret' }), 'a.pdf', 'encrypted or protected'],
  ['the beginning of a PDF', async () => (await makePdf(40)).subarray(0, 300), 'a.pdf', 'damaged'],
  ['a PDF named .docx', () => makePdf(), 'a.docx', 'This file is not an Office file'],
  ['a DOCX named .xlsx', () => makeOfficeFile('docx'), 'a.xlsx', 'This file is not an Office file'],
  [
    'an archive named .docx',
    () => makeZip([{ name: 'a.txt', body: 'x' }]),
    'a.docx',
    'This file is not an Office file',
  ],
  ['macros', () => makeOfficeFile('docx', [{ name: 'word/vbaProject.bin', body: 'x' }]), 'a.docx', 'contains macros'],
  ['a locked archive', () => makeOfficeFile('docx', [{ name: 'b', flags: 1 }]), 'a.docx', 'protected by a password'],
  ['an Office file with a password', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.docx', 'protected by a password'],
  ['an archive that unpacks to 400 MB', () => makeOfficeFile('docx', bomb), 'a.docx', 'too large when unpacked'],
  ['an archive with ../ in it', () => makeOfficeFile('docx', [{ name: '../../etc/passwd' }]), 'a.docx', 'damaged'],
  ['an archive with a link', () => makeOfficeFile('docx', [{ name: 'b', mode: 0o120777 }]), 'a.docx', 'damaged'],
  ['half an archive', () => makeOfficeFile('docx').subarray(0, 60), 'a.docx', 'damaged'],
  ['HTML named .txt', () => Buffer.from(`  ${html}`), 'a.txt', 'File type not supported'],
  ['MHTML named .txt', () => Buffer.from('MIME-Version: 1.0\n'), 'a.txt', 'File type not supported'],
  ['HTML', () => Buffer.from(html), 'a.html', 'File type not supported'],
  ['an SVG', () => Buffer.from('<svg/>'), 'a.svg', 'File type not supported'],
  ['bytes named .csv', () => Buffer.from([0x61, 0, 0xff]), 'a.csv', 'not plain text in UTF-8'],
  ['a PNG named .jpg', () => getPng(20, 20), 'a.jpg', 'not a JPEG picture'],
  ['a PNG with 900 million pixels', () => getPng(30_000, 30_000, 1), 'a.png', 'too many pixels'],
  ['a PNG of 40,000,000 by 1 pixels', () => getPng(40_000_000, 1), 'a.png', 'no more than 16,000 on a side'],
  ['a PNG of 1 by 20,000 pixels', () => getPng(1, 20_000), 'a.png', 'no more than 16,000 on a side'],
  ['no ending', () => makePdf(), 'report', 'File type not supported'],
  ['nothing', () => Buffer.alloc(0), 'a.pdf', 'This file is empty'],
];

describe('a rejected upload', () => {
  it.each(refusals)('is %s, gets a readable error, and leaves nothing stored', async (_what, make, name, expected) => {
    const before = [await count(), await files()];
    const answer = await sentence(await send(await make(), name));
    expect(answer).toMatch(/^400 [^\n]+$/);
    expect(answer).toContain(expected);
    expect([await count(), await files()]).toEqual(before);
    expect(await left()).toEqual([]);
  });

  it('is a file that is sent with a false type', async () => {
    expect(await sentence(await send(await makePdf(), 'a.pdf', { type: 'text/html' }))).toMatch(/^400 .*named .pdf/);
    expect((await send(await makePdf(), 'a.pdf', { type: 'application/octet-stream' })).status).toBe(201);
  });

  it('is a form without a file or not a form at all', async () => {
    const post = (body: FormData | string, headers: Record<string, string> = {}) =>
      documents.admin.fetch(`${url()}/uploads`, { method: 'POST', body, headers }).then(sentence);
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `--b\r\ncontent-disposition: form-data; name="${n}"\r\n\r\nx\r\n`,
    );
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await post(new FormData())).toMatch(/^400 /);
    expect(await post('{}', { 'content-type': 'application/json' })).toBe('400 Choose a file.');
    expect(await post('x', { 'content-type': 'multipart/form-data' })).toMatch(/^400 /);
    expect(await post('--b\r\nnonsense', multipart)).toMatch(/^400 /);
    expect(await post(`${many.join('')}--b--`, multipart)).toMatch(/^400 /);
    expect(await left()).toEqual([]);
  });
});

describe('an upload that is too large', () => {
  const head = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

  function post(headers: Record<string, string>) {
    const cookie = [...documents.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = 'multipart/form-data; boundary=cut';
    const request = http.request(`${url()}/uploads`, {
      method: 'POST',
      headers: { cookie, origin: url(), 'content-type': type, ...headers },
    });
    const answer = new Promise<string>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', async (response) =>
        resolve(`${response.statusCode} ${(await response.toArray()).join('')}`),
      );
    });
    answer.catch(() => undefined);
    request.write(head);
    return { request, answer };
  }

  it('is rejected by its announced size before it is received', async () => {
    const { request, answer } = post({ 'content-length': '600000000' });
    expect(await answer).toBe('413 This file is too large: a document may have 50 MB.');
    request.destroy();
    expect(await left()).toEqual([]);
  });

  it('is rejected at the first byte beyond the limit if it announces no size', async () => {
    const { request, answer } = post({ 'transfer-encoding': 'chunked' });
    for (let n = 0; n < 51; n += 1) request.write(Buffer.alloc(1_000_000));
    expect(await answer).toMatch(/^413 /);
    request.destroy();
    await eventually(async () => expect(await left()).toEqual([]));
  });

  it('or is aborted is not stored, and the next upload works', async () => {
    const before = await count();
    const { request } = post({ 'content-length': '500000' });
    await eventually(async () => expect(await left()).toHaveLength(1));
    request.destroy();
    await eventually(async () => expect(await left()).toEqual([]));
    expect(await count()).toBe(before);
    expect((await send(await makePdf(), 'a.pdf')).status).toBe(201);
  });

  it('is rejected if the disk is nearly full', async () => {
    await expect(assertRoom(site.env.DATA_DIR, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['a\u0000b\r\nSet-Cookie: x\u202efdp.pdf', 'abSet-Cookie: xfdp.pdf'],
  ['', 'document'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(155)}….pdf`],
])('a file named %j is shown as %j', (fileName, shown) => expect(cleanName(fileName, takingDocuments)).toBe(shown));

it('an upload that did not become a document within a day is deleted, and a document’s file stays', async () => {
  const [usedUpload, unused] = await Promise.all(
    [1, 2].map(async (n) => (await send(await makePdf(n), 'a.pdf')).json()),
  );
  expect((await create((usedUpload as { id: string }).id)).code).toBeUndefined();
  const versions = 'select storage_key as key from document_version order by key';
  await clearUploads(site.em(), site.env, Date.now() + 20 * 3_600_000);
  expect((await create((unused as { id: string }).id)).code).toBeUndefined();
  await send(await makePdf(), 'a.pdf');
  await clearUploads(site.em(), site.env, Date.now() + 25 * 3_600_000);
  expect(await count()).toBe(0);
  expect(await files()).toEqual((await query<{ key: string }>(site.em(), versions)).map(({ key }) => key));
});
