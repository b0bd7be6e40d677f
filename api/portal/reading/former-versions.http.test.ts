import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  FormerVersionsHttpTestDeleteDocument as DELETE,
  FormerVersionsHttpTestMakeCurrentDocument as MAKE_CURRENT,
} from '#graphql/generated/tests-portal-reading.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { reportPdf } from '#api/testing/pdf-files.ts';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, useReadingRoom } from '#api/testing/reading-site.ts';
import { clearUploads } from '../uploads/upload.cleanup.service.ts';
import { newFileKey } from '../uploads/upload.type.ts';

const room = useReadingRoom();

/** A document whose version 1 has three pages and whose current version 2, the wrong one, has five. */
async function makeMistake() {
  const admin = await room.arrive({ roles: ['ADMIN'] });
  const reader = await room.arrive();
  const id = await room.document();
  await room.grant(reader, id, DOWNLOAD);
  const body = Buffer.from(await reportPdf(5));
  const key = newFileKey();
  await openStorage(room.site.env).put(key, body, 'application/pdf');
  const sha256 = createHash('sha256').update(body).digest('hex');
  await query(
    room.site.em(),
    `with added as (insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages)
       values ($1, 2, $2, 'wrong.pdf', 'application/pdf', $3, $4, 5))
     update document set version = 2 where id = $1`,
    [id, key, body.length, sha256],
  );
  return { admin, reader, id, key };
}

const fetchStatus = async ({ browser }: Reader, path: string) => (await browser.fetch(room.url() + path)).status;

describe('a former version', () => {
  test('can be opened and downloaded by administrators alone, with a watermark, and the log names the version', async () => {
    const { admin, reader, id } = await makeMistake();
    const former = ['pages/3?version=1', 'pages/3/text?version=1', '?version=1'].map((path) =>
      `/files/${id}/${path}`.replace('/?', '?'),
    );
    for (const path of former) expect([path, await fetchStatus(reader, path)]).toEqual([path, 404]);
    // The current version is not available under its number either, so that links never tell which versions exist.
    expect(await fetchStatus(reader, `/files/${id}/pages/3?version=2`)).toBe(404);
    expect(await fetchStatus(admin, former[0]!)).toBe(200);
    expect(await fetchStatus(admin, former[1]!)).toBe(200);
    expect(await fetchStatus(admin, `/files/${id}/pages/4?version=1`)).toBe(404);
    const link = (await admin.browser.fetch(room.url() + former[2]!)).headers.get('location')!;
    expect(await fetchStatus(reader, link)).toBe(404);
    expect(await fetchStatus(admin, link.replace('version=1&', ''))).toBe(403);
    const file = await admin.browser.fetch(room.url() + link);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=report.pdf');
    await file.arrayBuffer();
    const log = await query<{ version: number; kind: string }>(
      room.site.em(),
      `select (details->>'version')::int as version, kind from audit_event where subject_id = $1 order by seq`,
      [id],
    );
    expect(log.map(({ kind, version }) => [kind, version])).toEqual([
      ['document.viewed', 1],
      ['document.downloaded', 1],
    ]);
  });

  test.each(['0', '99', '-1', '1.5', '2147483648', 'x', '1&version=2', ''])(
    'is not found under the number “%s”',
    async (version) => {
      const { admin, id } = await makeMistake();
      expect(await fetchStatus(admin, `/files/${id}/pages/1?version=${version}`)).toBe(404);
      expect(await fetchStatus(admin, `/files/${id}?version=${version}`)).toBe(404);
    },
  );

  test('becomes current for readers at once, and its deletion keeps the file that the new version has', async () => {
    const { admin, reader, id, key } = await makeMistake();
    expect(await fetchStatus(reader, `/files/${id}/pages/5`)).toBe(200);
    await admin.browser.run(room.url(), MAKE_CURRENT, { input: { documentId: id, number: 1 } });
    expect(await fetchStatus(reader, `/files/${id}/pages/5`)).toBe(404);
    const storage = openStorage(room.site.env);
    for (const number of [1, 2]) await admin.browser.run(room.url(), DELETE, { input: { documentId: id, number } });
    expect(await storage.get(key)).toBeNull();
    for (const number of [1, 2]) expect(await fetchStatus(admin, `/files/${id}/pages/1?version=${number}`)).toBe(404);
    await clearUploads(room.site.em(), room.site.env, Date.now() + 7_200_000);
    expect(await fetchStatus(reader, `/files/${id}/pages/3`)).toBe(200);
  });
});
