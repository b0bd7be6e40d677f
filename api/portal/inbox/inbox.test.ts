import { expect, it } from 'vitest';
import {
  InboxTestFirstStepsDocument as FIRST_STEPS,
  InboxTestInboxDocument as INBOX,
} from '#graphql/generated/tests-portal-inbox.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { FeedStatus } from '#api/content/feeds/feed.entity.ts';
import { makeFeed } from '#api/content/feeds/feed.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const api = useApi();

const readInbox = async () => {
  const { data } = await api.run(person.admin, INBOX);
  return Object.fromEntries(data.inbox.map(({ kind, ...entry }) => [kind, entry]));
};

it('the inbox of a new site is empty, with an entry for each kind of work', async () => {
  const none = { count: 0, firstLabel: null, firstAt: null };
  expect(await readInbox()).toEqual({
    ACCOUNT_REQUESTS: none,
    ACCESS_REQUESTS: none,
    QUESTIONS: none,
    FAILING_FEEDS: none,
    UNDELIVERED_EMAILS: none,
    QUARANTINED_UPLOADS: none,
    SCHEDULED_ARTICLES: none,
  });
});

it('an administrator sees how many items of each kind are pending, and which is the oldest', async () => {
  const em = api.em();
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  makeUser(em, { name: 'Dana Reed', status: 'PENDING', createdAt: at(2) });
  makeUser(em, { name: 'Ines Calder', status: 'PENDING', createdAt: at(1) });
  makeUser(em, { name: 'Approved Person', status: 'APPROVED', createdAt: at(1) });
  makeFeed(em, { url: 'https://fails.example/feed', title: '', failures: 2, createdAt: at(3) });
  makeFeed(em, {
    url: 'https://off.example/feed',
    title: 'Utility Wire',
    status: FeedStatus.DISABLED,
    createdAt: at(4),
  });
  makeFeed(em, { url: 'https://paused.example/feed', status: FeedStatus.PAUSED, failures: 1 });
  makeFeed(em, { url: 'https://works.example/feed' });
  makeArticle(em, { title: 'Later', status: ArticleStatus.SCHEDULED, publishedAt: at(20) });
  makeArticle(em, { title: 'Next', status: ArticleStatus.SCHEDULED, publishedAt: at(10) });
  await em.flush();
  await query(
    em,
    `insert into mail (id, kind, recipient, subject, attempts, last_error, given_up_at, sent_at) values
      ('mai_1', 'x', 'a@a.example', 'Mailbox full', 1, '452', null, null),
      ('mai_2', 'x', 'a@a.example', 'Delivered', 1, null, null, now()),
      ('mai_3', 'x', 'a@a.example', 'Not sent yet', 0, null, null, null)`,
  );
  await query(
    em,
    `insert into upload (id, storage_key, name, type, size, sha256, status, created_at)
     values ('upl_1', 'documents/1', 'report.pdf', 'application/pdf', 1, repeat('a', 64), 'QUARANTINED', $1)`,
    [at(5)],
  );
  const iso = (day: number) => at(day).toISOString();
  expect(await readInbox()).toMatchObject({
    ACCOUNT_REQUESTS: { count: 2, firstLabel: 'Ines Calder', firstAt: iso(1) },
    QUESTIONS: { count: 0 },
    FAILING_FEEDS: { count: 2, firstLabel: 'https://fails.example/feed', firstAt: iso(3) },
    UNDELIVERED_EMAILS: { count: 1, firstLabel: 'Mailbox full' },
    QUARANTINED_UPLOADS: { count: 1, firstLabel: 'report.pdf', firstAt: iso(5) },
    SCHEDULED_ARTICLES: { count: 2, firstLabel: 'Next', firstAt: iso(10) },
  });
});

it.each([
  ['a visitor', person.visitor, 'UNAUTHENTICATED'],
  ['an investor', person.investor, 'FORBIDDEN'],
] as const)('%s cannot read the inbox', async (_name, viewer, code) => {
  expect((await api.run(viewer, INBOX)).code).toBe(code);
});

it('an administrator of a new site sees each first step until it is done, and none a month later', async () => {
  const em = api.em();
  const readSteps = async () => (await api.run(person.admin, FIRST_STEPS)).data.openFirstSteps;
  await query(em, 'delete from account');
  const admin = makeUser(em, { roles: ['ADMIN'] });
  await em.flush();
  expect(await readSteps()).toEqual(['SITE_DETAILS', 'PEOPLE', 'FOLDERS', 'AGREEMENT', 'MAIL', 'BACKUP']);
  makeUser(em, {});
  await em.flush();
  await query(em, "insert into folder (id, name, position) values ('fol_first', 'Reports', 0)");
  const addDetails = 'insert into site_details_version (version, details, saved_at) values ($1, $2, now())';
  await query(em, addDetails, [1, { isApiOffered: true }]);
  expect(await readSteps(), 'access to the API says nothing about the company').toContain('SITE_DETAILS');
  await query(em, addDetails, [2, { legalName: 'Acme AI, Inc.' }]);
  expect(await readSteps()).toEqual(['AGREEMENT', 'MAIL', 'BACKUP']);
  await query(em, "update account set created_at = now() - interval '31 days' where id = $1", [admin.id]);
  expect(await readSteps()).toEqual([]);
});
