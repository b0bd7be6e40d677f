import { describe, expect, it } from 'vitest';
import { makeGrant } from '#api/portal/documents/document.factory.ts';
import { reportPdf } from '#api/testing/pdf-files.ts';
import { makeJpeg } from '#api/testing/picture-files.ts';
import { query } from '#api/testing/query.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

const { site, second, holder, send } = useTokenSite();

const authorize = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function upload(secret: string, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(await reportPdf(2))], { type: 'application/pdf' }), 'report.pdf');
  const response = await fetch(`${second()}/uploads`, {
    method: 'POST',
    headers: { ...authorize(secret), ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const get = (path: string, secret: string, method = 'GET') =>
  fetch(`${second()}${path}`, { method, headers: authorize(secret), redirect: 'manual' });

async function uploadPicture(secret: string, headers: Record<string, string> = {}, id = '') {
  const body = new FormData();
  body.append('alt', 'A rack');
  body.append('file', new Blob([Buffer.from(await makeJpeg(120, 80))], { type: 'image/jpeg' }), 'rack.jpg');
  const response = await fetch(`${second()}/admin/pictures${id}`, {
    method: 'POST',
    headers: { ...authorize(secret), ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe('a program with a token of an editor', () => {
  it('uploads a picture', async () => {
    const { secret } = await holder(['CONTENT_WRITE'], { roles: ['EDITOR'] });
    const { status, text } = await uploadPicture(secret);
    expect([status, JSON.parse(text)]).toMatchObject([201, { fileName: 'rack.jpg', alt: 'A rack' }]);
  });

  it('replaces the file of a picture, and needs the scope', async () => {
    const { secret } = await holder(['CONTENT_WRITE'], { roles: ['EDITOR'] });
    const { id } = JSON.parse((await uploadPicture(secret)).text) as { id: string };
    const { status, text } = await uploadPicture(secret, {}, `/${id}`);
    expect([status, JSON.parse(text)]).toMatchObject([200, { id }]);
    const reader = await holder(['CONTENT_READ'], { roles: ['EDITOR'] });
    expect((await uploadPicture(reader.secret, {}, `/${id}`)).status).toBe(403);
  });

  it('cannot upload a picture without the scope, with a session cookie beside the token, or for an investor', async () => {
    const reader = await holder(['CONTENT_READ'], { roles: ['EDITOR'] });
    expect((await uploadPicture(reader.secret)).status).toBe(403);
    const writer = await holder(['CONTENT_WRITE'], { roles: ['EDITOR'] });
    expect((await uploadPicture(writer.secret, { cookie: 'sid=something' })).status).toBe(400);
    const investor = await holder(['CONTENT_WRITE']);
    expect((await uploadPicture(investor.secret)).status).toBe(403);
    expect((await uploadPicture('safeai_unknown')).status).toBe(401);
  });
});

describe('a program with a token of an administrator', () => {
  it('uploads a file, makes a document of it, and reads its pages and the file', async () => {
    const { secret } = await holder(['DOCUMENTS_WRITE'], { roles: ['ADMIN'] });
    const { status, text } = await upload(secret);
    expect(status).toBe(201);
    const { id } = JSON.parse(text) as { id: string };
    const create = `mutation { createDocument(input: { title: "By a program", uploadId: "${id}" }) { document { id } } }`;
    const { data } = await send(`Bearer ${secret}`, create);
    const document = (data as { createDocument: { document: { id: string } } }).createDocument.document.id;
    const page = await get(`/files/${document}/pages/1`, secret);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const file = await get(`/files/${document}`, secret);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('vary')).toContain('Authorization');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await get(`/files/${document}`, secret, 'HEAD')).status).toBe(200);
  });

  it('uploads in parts, and cancels such an upload', async () => {
    const { secret } = await holder(['DOCUMENTS_WRITE'], { roles: ['ADMIN'] });
    const bytes = Buffer.from(await reportPdf(1));
    const start = await fetch(`${second()}/uploads`, {
      method: 'POST',
      headers: {
        ...authorize(secret),
        'upload-complete': '?0',
        'upload-length': String(bytes.length),
        'content-disposition': 'attachment; filename="report.pdf"',
        'content-type': 'application/pdf',
      },
    });
    expect(start.status).toBe(201);
    const path = start.headers.get('location')!;
    expect((await get(path, secret, 'HEAD')).status).toBe(204);
    expect((await get(path, secret, 'DELETE')).status).toBe(204);
  });
});

describe('a token', () => {
  it('without the scope, of an investor, or wrong, uploads nothing', async () => {
    const reader = await holder(['DOCUMENTS_READ', 'CONTENT_WRITE'], { roles: ['ADMIN'] });
    expect(await upload(reader.secret)).toEqual({ status: 403, text: 'This token lacks the scope DOCUMENTS_WRITE.' });
    expect((await upload((await holder(['DOCUMENTS_WRITE'])).secret)).status).toBe(403);
    expect((await upload('x')).status).toBe(401);
    const { browser, secret } = await holder(['DOCUMENTS_WRITE'], { roles: ['ADMIN'] });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await upload(secret, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(400);
  });

  it('reads only files that its owner can read, with the documents scope', async () => {
    const admin = await holder(['DOCUMENTS_WRITE'], { roles: ['ADMIN'] });
    const { id } = JSON.parse((await upload(admin.secret)).text) as { id: string };
    const create = `mutation { createDocument(input: { title: "Shared", uploadId: "${id}" }) { document { id } } }`;
    const { data } = await send(`Bearer ${admin.secret}`, create);
    const document = (data as { createDocument: { document: { id: string } } }).createDocument.document.id;
    const [investor, other] = [await holder(['DOCUMENTS_READ']), await holder(['EVENTS_READ'])];
    for (const { user } of [investor, other])
      await makeGrant({ em: site.em(), documentId: document, userId: user.id }, 2);
    expect((await get(`/files/${document}/pages/1`, investor.secret)).status).toBe(200);
    expect((await get(`/files/${document}`, investor.secret)).status).toBe(403);
    const refused = await get(`/files/${document}/pages/1`, other.secret);
    expect([refused.status, await refused.text()]).toEqual([403, 'This token lacks the scope DOCUMENTS_READ.']);
    await query(site.em(), 'delete from document_grant where document_id = $1', [document]);
    expect((await get(`/files/${document}/pages/1`, investor.secret)).status).toBe(404);
    expect((await get(`/files/${document}/pages/1`, 'x')).status).toBe(401);
  });
});
