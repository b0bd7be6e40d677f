import { expect, test } from 'vitest';
import { query } from '#api/testing/query.ts';
import { type Reader, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { ProgressHttpTestReadDocument as READ } from '#graphql/generated/tests-portal-reading.ts';

const room = useReadingRoom();

const read = async ({ browser }: Reader, id: string) => (await browser.run(room.url(), READ, { id })).data.document;
const openPage = ({ browser }: Reader, id: string, page: number) =>
  browser.fetch(`${room.url()}/files/${id}/pages/${page}`);
const readPage = async (reader: Reader, id: string, page: number) => {
  await openPage(reader, id, page);
  await reader.browser.post(`${room.url()}/api/documents/${id}/readings`, { kind: 'READ', page, seconds: 4 });
};

test('counts the pages that an investor had in view, and shows administrators who read which', async () => {
  const [ada, berta] = [await room.arrive({ name: 'Ada' }), await room.arrive({ name: 'Berta' })];
  const id = await room.document({ pages: 4 });
  for (const reader of [ada, berta]) await room.grant(reader, id, VIEW);
  for (const page of [3, 1, 3]) await readPage(ada, id, page);
  await readPage(berta, id, 2);
  expect(await read(ada, id)).toEqual({ openedPageCount: 2, readers: null });

  const admin = await room.arrive({ roles: ['ADMIN'] });
  expect(await read(admin, id)).toMatchObject({
    openedPageCount: 0,
    readers: [
      { person: { name: 'Berta' }, pages: [2] },
      { person: { name: 'Ada' }, pages: [1, 3] },
    ],
  });
});

test('does not count a page that was sent to an investor and never in view', async () => {
  const [reader, admin] = [await room.arrive(), await room.arrive({ roles: ['ADMIN'] })];
  const id = await room.document({ pages: 4 });
  await room.grant(reader, id, VIEW);
  for (const page of [1, 2, 3]) await openPage(reader, id, page);
  expect(await read(reader, id)).toEqual({ openedPageCount: 0, readers: null });
  expect(await read(admin, id)).toMatchObject({ readers: [] });
  await readPage(reader, id, 1);
  expect(await read(reader, id)).toMatchObject({ openedPageCount: 1 });
  expect(await read(admin, id)).toMatchObject({ readers: [{ pages: [1] }] });
});

test('counts only pages of the newest version', async () => {
  const reader = await room.arrive();
  const id = await room.document();
  await room.grant(reader, id, VIEW);
  await readPage(reader, id, 1);
  expect(await read(reader, id)).toMatchObject({ openedPageCount: 1 });
  const copy = `insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages)
    select document_id, 2, storage_key || '2', name, type, size, sha256, pages from document_version where document_id = $1`;
  for (const change of [copy, 'update document set version = 2 where id = $1'])
    await query(room.site.em(), change, [id]);
  expect(await read(reader, id)).toMatchObject({ openedPageCount: 0 });
});
