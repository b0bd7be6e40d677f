import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentNewsTestToReadDocument as TO_READ } from '#graphql/generated/tests-portal-documents.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { FeedItemStatus } from '#api/content/feeds/feed-item.entity.ts';
import { FeedStatus } from '#api/content/feeds/feed.entity.ts';
import { makeFeed, makeFeedItem } from '#api/content/feeds/feed.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { makeTrace } from '#api/portal/reading/trace.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { removeOldRows } from './retention.service.ts';

const api = useApi();
const standard = readEnv({ NODE_ENV: 'test' });
const log = pino({ level: 'silent' });
const DAY_MS = 86_400_000;
const start = new Date('2026-11-27T03:00:00Z');

/** Runs the job in a night. The first one, which deletes nothing, is over. */
const runInNight = (night: number, settings = {}, signal = new AbortController().signal) =>
  removeOldRows(api.em, {
    env: { ...standard, ...settings },
    log,
    signal,
    at: new Date(start.getTime() + night * DAY_MS),
  });

const count = async (table: string) => (await query(api.em(), `select 1 from ${table}`)).length;

const addCalls = (...ages: number[]) =>
  query(
    api.em(),
    `insert into chat_model_call (day, outcome) select (now() at time zone 'UTC')::date - age, 'FAILED'
     from unnest($1::integer[]) age`,
    [ages],
  );

beforeEach(async () => {
  for (const table of [
    'retention_run',
    'chat_model_call',
    'reading_trace',
    'earlier_reading',
    'mail',
    'feed',
    'event_told',
  ])
    await query(api.em(), `delete from ${table}`);
  await runInNight(0);
});

describe('the nightly deletion', () => {
  it('begins in the night after the first one, and runs once a night', async () => {
    await query(api.em(), 'delete from retention_run');
    await addCalls(89, 90, 91, 500);
    await runInNight(0);
    expect(await count('chat_model_call')).toBe(4);
    await Promise.all([runInNight(1), runInNight(1)]);
    expect(await count('chat_model_call')).toBe(2);
    const runs = 'select removed, night::text, ended_at is not null as "isDone" from retention_run where noun = $1';
    expect(await query(api.em(), runs, ['chat_model_call'])).toEqual([
      { removed: 2, night: '2026-11-28', isDone: true },
    ]);
    await addCalls(91);
    await runInNight(1);
    expect(await count('chat_model_call')).toBe(3);
    await runInNight(2);
    expect(await count('chat_model_call')).toBe(2);
  });

  it('keeps forever what is set to 0, and follows a shorter setting', async () => {
    await addCalls(29, 500);
    await runInNight(1, { CHAT_MODEL_CALL_DAYS: 0 });
    expect(await count('chat_model_call')).toBe(2);
    await runInNight(2, { CHAT_MODEL_CALL_DAYS: 30 });
    expect(await count('chat_model_call')).toBe(1);
  });

  it('is left to the next night by a server that stops', async () => {
    await addCalls(500);
    await runInNight(1, {}, AbortSignal.abort());
    expect(await count('chat_model_call')).toBe(1);
    await runInNight(1);
    expect(await count('chat_model_call')).toBe(0);
  });

  it('deletes many rows in parts', async () => {
    await query(
      api.em(),
      `insert into mail (id, kind, recipient, subject, sent_at)
       select 'mail_' || n, 'test', 'a@fund.example', 'S', now() - interval '1 day' * (n % 2 * 89 + 2)
       from generate_series(1, 5000) n`,
    );
    await query(
      api.em(),
      "update mail set sent_at = null, given_up_at = now() - interval '91 days' where id = 'mail_1'",
    );
    await query(api.em(), "update mail set sent_at = null where id = 'mail_3'");
    await runInNight(1);
    expect(await count('mail')).toBe(2_501);
  });

  it('deletes watermark codes, and what people have read does not become new', async () => {
    const em = api.em();
    const user = makeUser(em, {});
    await em.flush();
    const documentId = await makeDocument(em);
    await makeGrant({ em, documentId, userId: user.id }, 3);
    const reading = { accountId: user.id, documentId, principalId: null };
    for (const page of [1, null]) await makeTrace(em, { ...reading, versionId: '1', page });
    await query(em, 'alter table reading_trace disable trigger all');
    await query(em, "update reading_trace set created_at = now() - interval '731 days'");
    await query(em, 'alter table reading_trace enable trigger all');
    const isNew = async () => {
      const rows = await query<{ news: number }>(em, 'select new_count as news from data_room($1, false)', [user.id]);
      return rows.map(({ news }) => news);
    };
    expect(await isNew()).toEqual([0]);
    await runInNight(1);
    expect(await count('reading_trace')).toBe(0);
    expect(await query(em, 'select sent_version as sent, read_version as read from earlier_reading')).toEqual([
      { sent: 1, read: 1 },
    ]);
    expect(await isNew()).toEqual([0]);
    const viewer = { ...person.investor, id: user.id };
    const { documents, documentsToRead } = (await api.run(viewer, TO_READ)).data;
    expect([documentsToRead.nodes, documents.nodes]).toEqual([[], [{ id: documentId, news: null }]]);
    await query(em, 'delete from account where id = $1', [user.id]);
    expect(await count('earlier_reading')).toBe(0);
  });

  it('deletes feed items that no one accepted once their feed no longer lists them', async () => {
    const em = api.em();
    const [feed, quiet, disabled] = [makeFeed(em), makeFeed(em), makeFeed(em, { status: FeedStatus.DISABLED })];
    await em.flush();
    const add = (title: string, source = feed, status: FeedItemStatus = 'REJECTED') =>
      makeFeedItem(em, source, { title, status });
    add('rejected');
    add('pending', feed, FeedItemStatus.PENDING);
    add('accepted', feed, FeedItemStatus.ACCEPTED);
    add('still listed');
    add('of a feed that does not change', quiet);
    add('of a disabled feed', disabled);
    await em.flush();
    await query(em, "update feed_item set listed_at = now() - interval '181 days' where title <> 'still listed'");
    await runInNight(1);
    expect(await query(em, 'select title from feed_item order by title')).toEqual(
      ['accepted', 'of a feed that does not change', 'still listed'].map((title) => ({ title })),
    );
  });

  it('deletes who was notified of an event a year after its end', async () => {
    const em = api.em();
    const user = makeUser(em, {});
    await em.flush();
    const ids = [await makeEvent(em, { startsWall: '2025-01-06T10:00' }), await makeEvent(em, {})];
    for (const id of ids)
      await query(em, "insert into event_told (event_id, account_id, content) values ($1, $2, 'x')", [id, user.id]);
    await runInNight(1);
    expect(await query(em, 'select event_id as id from event_told')).toEqual([{ id: ids[1] }]);
  });
});
