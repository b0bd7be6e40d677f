import { expect, test } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';

// A tenth of the usual limits, so that few requests are needed: 10 downloads are reported and 30 are refused.
const room = useReadingRoom(2, { LIMITS_SCALE: '0.1' });

const mails = (to: string) =>
  query<{ subject: string }>(
    room.site.em(),
    "select subject from mail where kind = 'reading.unusual' and recipient = $1 order by created_at",
    [to],
  );

test('unusual downloads are emailed to every administrator once, and refused with a message at the limit', async () => {
  const em = room.site.em();
  const admins = [makeUser(em, { roles: ['ADMIN'] }), makeUser(em, { roles: ['ADMIN'] })];
  const suspended = makeUser(em, { roles: ['ADMIN'], status: 'SUSPENDED' });
  await em.flush();
  const reader = await room.arrive({ name: 'Greta Greedy' });
  const id = await room.document({
    pages: null,
    body: Buffer.from('name;sum\n'),
    fileName: 'sums.csv',
    type: 'text/csv',
  });
  await room.grant(reader, id, DOWNLOAD);
  const take = async (server: number) => {
    const { headers } = await reader.browser.fetch(`${room.url(server)}/files/${id}`);
    return reader.browser.fetch(room.url(server) + headers.get('location')!);
  };
  const countNotices = async () =>
    (await Promise.all([...admins, suspended].map(({ email }) => mails(email)))).map((all) => all.length);
  for (let n = 0; n < 10; n += 1) expect((await take(n % 2)).status).toBe(200);
  expect(await countNotices()).toEqual([0, 0, 0]);
  for (let n = 0; n < 20; n += 1) expect((await take(n % 2)).status).toBe(200);
  expect(await countNotices()).toEqual([1, 1, 0]);
  const [mail] = await mails(admins[0]!.email);
  expect(mail?.subject).toBe('Unusual reading activity by Greta Greedy');
  const events = "select details from audit_event where kind = 'reading.unusual' and subject_id = $1";
  expect(await query(room.site.em(), events, [reader.user.id])).toEqual([
    { details: { what: 'download', atMost: 10, minutes: 60 } },
  ]);

  for (const server of [0, 1]) {
    const response = await take(server);
    expect(`${response.status} ${await response.text()}`).toBe('429 Too many requests. Please wait and try again.');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
  }
  expect(await countNotices()).toEqual([1, 1, 0]);
  expect((await room.written(id)).events).toHaveLength(30);
});

test('unusual page views are emailed too', async () => {
  const em = room.site.em();
  const admin = makeUser(em, { roles: ['ADMIN'] });
  await em.flush();
  const reader = await room.arrive({ name: 'Petra Pages' });
  const id = await room.document({ pages: 1 });
  await room.grant(reader, id, VIEW);
  const head = () => reader.browser.fetch(`${room.url()}/files/${id}/pages/1`, { method: 'HEAD' });
  for (let n = 0; n < 60; n += 1) expect((await head()).status).toBe(200);
  expect(await mails(admin.email)).toEqual([]);
  expect((await head()).status).toBe(200);
  expect((await mails(admin.email)).map(({ subject }) => subject)).toEqual(['Unusual reading activity by Petra Pages']);
});
