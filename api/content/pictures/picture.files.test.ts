import { describe, expect, it } from 'vitest';
import { abortLoads, expectClosedFiles } from '#api/testing/aborted-loads.ts';
import { query } from '#api/testing/query.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { usePictureSite } from '#api/testing/picture-site.ts';
import { makeJpeg } from '#api/testing/picture-files.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { clearPictures } from './picture.store.service.ts';

// Tests who can upload pictures and read their files, and how the files are served and deleted.

const pictures = usePictureSite();
const { site, url, send, files } = pictures;

describe('uploading a picture', () => {
  it('requires an editor and a request from this site, and no recent confirmation', async () => {
    const body = await makeJpeg();
    expect((await send(body, {}, new TestBrowser())).status).toBe(401);
    expect((await send(body, {}, await pictures.arrive(['INVESTOR']))).status).toBe(403);
    expect(
      (await send(body, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
    await query(site.em(), "update session set confirmed_at = now() - interval '1 hour'");
    expect((await send(body)).status).toBe(201);
    await query(site.em(), 'update session set confirmed_at = now()');
  });
});

describe('the picture files', () => {
  it('are served only at complete URLs', async () => {
    for (const address of [
      'nothing/480.webp',
      `${'0'.repeat(32)}/480.webp`,
      `${'0'.repeat(32)}/..%2f480.webp`,
      `${'0'.repeat(32)}/480.svg`,
    ]) {
      const response = await fetch(`${url()}/pictures/${address}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('get 304 if they are cached, and HEAD gets no body', async () => {
    const { path: address } = (await (await send(await makeJpeg())).json()) as { path: string };
    const first = await fetch(url() + address);
    const again = await fetch(url() + address, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(again.status).toBe(304);
    const head = await fetch(url() + address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength));
  });

  it.runIf(process.platform === 'linux')('are closed if a visitor leaves 500 loads before they begin', async () => {
    const { path: address } = (await (await send(await makeJpeg())).json()) as { path: string };
    await expectClosedFiles(site.env.DATA_DIR, async () => {
      await abortLoads(url() + address, 500);
      // A whole load is answered after the aborted ones were accepted.
      expect((await (await fetch(url() + address)).arrayBuffer()).byteLength).toBeGreaterThan(0);
    });
  });

  it('are deleted with their picture, and files of a crashed upload are deleted an hour later', async () => {
    const { id, path: address } = (await (await send(await makeJpeg())).json()) as { id: string; path: string };
    await pictures.admin.execute(
      url(),
      'mutation ($id: ID!) { deletePicture(input: { id: $id }) { deletedPictureId } }',
      {
        id,
      },
    );
    expect((await fetch(url() + address)).status).toBe(404);
    expect((await files()).filter((key) => key.includes(address.split('/')[2]!))).toEqual([]);

    const filesBefore = await files();
    const orphan = `pictures/${'e'.repeat(32)}/480.webp`;
    await openStorage(site.env).put(orphan, Buffer.from('x'), 'image/webp');
    await clearPictures(site.em(), site.env);
    expect(await files()).toContain(orphan);
    await clearPictures(site.em(), site.env, Date.now() + 3_700_000);
    expect(await files()).toEqual(filesBefore);
  });
});
