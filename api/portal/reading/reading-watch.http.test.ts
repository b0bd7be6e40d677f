import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, useReadingRoom } from '#api/testing/reading-site.ts';
import {
  ReadingWatchHttpTestStateDocument as STATE,
  ReadingWatchHttpTestWatchDocument as WATCH,
} from '#graphql/generated/tests-portal-reading.ts';
import { mailOpenings } from './reading-watch.service.ts';

const room = useReadingRoom();

const watch = async ({ browser }: Reader, target: { documentId?: string; userId?: string }, isOn = true) =>
  browser.run(room.url(), WATCH, { input: { ...target, isOn } });
const open = async ({ browser }: Reader, id: string) => {
  expect((await browser.post(`${room.url()}/api/documents/${id}/readings`, { kind: 'SEEN' })).status).toBe(204);
};
/** The emails after another run of the job. */
const getMails = async ({ user }: Reader) => {
  await mailOpenings(room.site.em(), room.site.env);
  const mails =
    "select subject, body_text as body from mail where kind = 'reading.opened' and recipient = $1 order by created_at";
  return query<{ subject: string; body: string }>(room.site.em(), mails, [user.email]);
};
const letMailsAge = () =>
  query(room.site.em(), "update mail set created_at = created_at - interval '1 hour' where kind = 'reading.opened'");
const change = (reader: Reader, columns: string) =>
  query(room.site.em(), `update account set ${columns} where id = $1`, [reader.user.id]);

describe('watching readings', () => {
  let admin: Reader;
  let ines: Reader;
  let id: string;
  beforeEach(async () => {
    admin = await room.arrive({ roles: ['ADMIN'], name: 'Ada' });
    ines = await room.arrive({ name: 'Ines Calder' });
    id = await room.document();
    await room.grant(ines, id, DOWNLOAD);
  });

  test('an administrator gets one email an hour about a document, and none after ending it', async () => {
    await open(ines, id);
    expect((await watch(admin, { documentId: id })).data.watchReadings).toMatchObject({
      document: { id, isWatched: true },
      user: null,
    });
    expect(await getMails(admin)).toEqual([]);
    await open(ines, id);
    await open(ines, id);
    const [mail, ...others] = await getMails(admin);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('A document was opened');
    expect(mail!.body).toMatch(/Ines Calder opened “Annual report” on .+\d\d:\d\d\./);
    await open(ines, id);
    expect(await getMails(admin)).toHaveLength(1);
    await letMailsAge();
    expect(await getMails(admin)).toHaveLength(2);
    await letMailsAge();
    expect(await getMails(admin)).toHaveLength(2);
    await watch(admin, { documentId: id }, false);
    await open(ines, id);
    expect(await getMails(admin)).toHaveLength(2);
  });

  test('an administrator who starts it again within an hour gets no second email in that hour', async () => {
    await watch(admin, { documentId: id });
    await open(ines, id);
    expect(await getMails(admin)).toHaveLength(1);
    await watch(admin, { documentId: id }, false);
    await watch(admin, { documentId: id });
    await open(ines, id);
    expect(await getMails(admin)).toHaveLength(1);
  });

  test('an administrator who starts it gets no email about earlier openings, also after one about another document', async () => {
    const other = await room.document();
    await room.grant(ines, other, DOWNLOAD);
    await watch(admin, { documentId: id });
    await open(ines, id);
    expect(await getMails(admin)).toHaveLength(1);
    await open(ines, id);
    await open(ines, other);
    await watch(admin, { documentId: other });
    await letMailsAge();
    expect(await getMails(admin)).toHaveLength(2);
    await letMailsAge();
    expect(await getMails(admin)).toHaveLength(2);
    await open(ines, other);
    const [, , mail] = await getMails(admin);
    expect(mail!.body.match(/Ines Calder opened/g)).toHaveLength(1);
    expect(mail!.body).toContain('choose “Stop telling me when it is opened” on the document');
  });

  test('two servers send an administrator one email', async () => {
    await watch(admin, { documentId: id });
    await watch(admin, { userId: ines.user.id });
    await open(ines, id);
    await Promise.all([1, 2, 3].map(() => mailOpenings(room.site.em(), room.site.env)));
    const [mail, ...others] = await getMails(admin);
    expect(others).toEqual([]);
    expect(mail!.body.match(/Ines Calder opened/g)).toHaveLength(1);
  });

  test('an administrator learns of every document that a person opens, downloads or reads without a report', async () => {
    await watch(admin, { userId: ines.user.id });
    const downloaded = await room.document();
    const paged = await room.document();
    for (const other of [downloaded, paged]) await room.grant(ines, other, DOWNLOAD);
    await open(ines, id);
    await (await ines.browser.fetch(`${room.url()}/files/${id}/pages/1`)).arrayBuffer();
    await (await ines.browser.fetch(`${room.url()}/files/${paged}/pages/1`)).arrayBuffer();
    const link = (await ines.browser.fetch(`${room.url()}/files/${downloaded}`)).headers.get('location')!;
    await (await ines.browser.fetch(room.url() + link)).arrayBuffer();
    expect((await getMails(admin)).map(({ subject }) => subject)).toEqual(['Documents were opened 3 times']);
    const state = await admin.browser.run(room.url(), STATE, { id, userId: ines.user.id });
    expect(state.data).toMatchObject({ document: { isWatched: false }, user: { isWatched: true } });
    expect(state.data.accessLog.nodes.every(({ isWatched }: { isWatched: boolean }) => isWatched)).toBe(true);
  });

  test('an email names at most 20 openings and counts the others', async () => {
    await watch(admin, { userId: ines.user.id });
    for (let n = 0; n < 22; n += 1) {
      const other = await room.document({ pages: 1 });
      await room.grant(ines, other, DOWNLOAD);
      await open(ines, other);
    }
    const [mail] = await getMails(admin);
    expect(mail!.body.match(/Ines Calder opened/g)).toHaveLength(20);
    expect(mail!.body).toContain('And 2 more.');
  });

  test('an administrator does not get an email about their own reading', async () => {
    await watch(admin, { documentId: id });
    await watch(admin, { userId: admin.user.id });
    await open(admin, id);
    expect(await getMails(admin)).toEqual([]);
  });

  test('a former and a suspended administrator get no email', async () => {
    const suspended = await room.arrive({ roles: ['ADMIN'] });
    for (const person of [admin, suspended]) await watch(person, { documentId: id });
    await change(admin, "roles = '{INVESTOR}'");
    await change(suspended, "status = 'SUSPENDED'");
    await open(ines, id);
    for (const person of [admin, suspended]) expect(await getMails(person)).toEqual([]);
  });

  test('an administrator gets no email about a document that was deleted in the meantime', async () => {
    await watch(admin, { documentId: id });
    await watch(admin, { userId: ines.user.id });
    await open(ines, id);
    await query(room.site.em(), 'delete from document where id = $1', [id]);
    expect(await getMails(admin)).toEqual([]);
  });

  test('an investor and an editor can neither watch nor see that an administrator does', async () => {
    await watch(admin, { documentId: id });
    await open(ines, id);
    const editor = await room.arrive({ roles: ['EDITOR'] });
    for (const person of [ines, editor]) expect((await watch(person, { documentId: id })).code).toBe('FORBIDDEN');
    const state = await ines.browser.run(room.url(), STATE, { id, userId: ines.user.id });
    expect(state.data).toMatchObject({ document: { isWatched: false }, user: { isWatched: false } });
    expect(state.data.accessLog.nodes).toMatchObject([{ isWatched: false }]);
  });

  test.each([
    [{}, 'BAD_USER_INPUT'],
    [{ documentId: 'doc_missing', userId: 'usr_missing' }, 'BAD_USER_INPUT'],
    [{ documentId: 'doc_missing' }, 'NOT_FOUND'],
    [{ userId: 'usr_missing' }, 'NOT_FOUND'],
  ])('an administrator cannot watch %j', async (target, code) => {
    expect((await watch(admin, target)).code).toBe(code);
  });
});
