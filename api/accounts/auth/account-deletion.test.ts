import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { toCsv } from './account-export.service.ts';
import { makeUser } from '../users/user.factory.ts';
import { AccountDeletionTestDeleteDocument as DELETE } from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;

async function account(values: Partial<User> = {}): Promise<{ user: User; browser: TestBrowser }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { user, browser };
}
const forget = ({ id }: User) =>
  query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [id]);

describe('deleting an account', () => {
  it('deletes the account with all its data, and keeps only a masked email address', async () => {
    const { user, browser } = await account({ name: 'Canary Zebrafish', company: 'Canary Fund' });
    await browser.execute(url(), 'mutation { beginTotp { setup { uri } } }');
    expect((await browser.run(url(), DELETE)).data.deleteOwnAccount.success).toBe(true);
    expect((await browser.fetch(`${url()}/api/user`)).status).toBe(401);
    const again = await new TestBrowser().post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    expect(again.status).toBe(401);
    for (const table of [
      'account',
      'session',
      'account_token',
      'account_totp',
      'recovery_code',
      'account_decision',
      'audit_event',
    ]) {
      const rows = await query<{ row: string }>(site.em(), `select to_jsonb(t)::text as row from ${table} t`);
      expect(rows.map(({ row }) => row).join()).not.toMatch(new RegExp(`Canary|${user.username}`));
    }
    const mails = await query<{ kind: string }>(site.em(), 'select kind from mail where recipient = $1', [user.email]);
    expect(mails).toEqual([{ kind: 'account.deleted' }]);
  });

  it('succeeds while a job writes emails about an event that the person answered', async () => {
    const { user, browser } = await account();
    // For one group, so that no job invites the people of other tests.
    const group = await makeGroup(site.em(), [user]);
    const eventId = await makeEvent(site.em(), { capacity: 5, groupIds: [group.id] });
    await query(site.em(), "insert into event_answer (event_id, account_id, answer) values ($1, $2, 'GOING')", [
      eventId,
      user.id,
    ]);
    const deletion = await site.em().transactional(async (em) => {
      await query(em, 'select id from event where id = $1 for update', [eventId]);
      const running = browser.run(url(), DELETE);
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await eventually(async () => expect(await query(site.em(), waiting)).not.toHaveLength(0));
      await query(em, 'select id from account where id = $1 for key share', [user.id]);
      return { running };
    });
    expect((await deletion.running).data.deleteOwnAccount.success).toBe(true);
  });

  it('returns UNAUTHENTICATED to visitors, and requires a recent confirmation from the owner', async () => {
    const { user, browser } = await account();
    await forget(user);
    expect((await browser.run(url(), DELETE)).code).toBe('STEP_UP_REQUIRED');
    expect((await new TestBrowser().run(url(), DELETE)).code).toBe('UNAUTHENTICATED');
  });

  it('is refused for the last administrator', async () => {
    const { browser } = await account({ roles: ['ADMIN'] });
    expect((await browser.run(url(), DELETE)).code).toBe('CONFLICT');
  });
});

describe('the export of an account', () => {
  it('is a JSON or CSV file without secrets that caches do not store', async () => {
    const endsAt = '2099-12-11T00:00:00.000Z';
    const reason = '=HYPERLINK("https://evil.example")';
    const { user, browser } = await account({ reason, endsAt: new Date(endsAt) });
    const json = await browser.fetch(`${url()}/api/user/export`);
    expect([json.status, json.headers.get('cache-control'), json.headers.get('content-disposition')]).toEqual([
      200,
      'no-store',
      'attachment; filename=my-data.json',
    ]);
    const entries = (await json.json()) as { area: string; facts: Record<string, unknown> }[];
    expect(entries[0]).toMatchObject({
      area: 'profile',
      facts: { username: user.username, email: user.email, status: 'APPROVED', endsAt },
    });
    expect(new Set(entries.map(({ area }) => area))).toEqual(new Set(['profile', 'sessions', 'events']));
    expect(JSON.stringify(entries)).not.toMatch(/argon2|token|secret/i);
    const csv = await (await browser.fetch(`${url()}/api/user/export?format=csv`)).text();
    expect(csv).toContain(`reason,"'=HYPERLINK(""https://evil.example"")"\r\n`);
  });

  it('has each of 2,500 recorded actions once', async () => {
    const { user, browser } = await account();
    await query(
      site.em(),
      `insert into audit_event (kind, actor_id, subject_id, details)
       select 'document.read', $1, $1, jsonb_build_object('page', n) from generate_series(1, 2500) n`,
      [user.id],
    );
    const entries = (await (await browser.fetch(`${url()}/api/user/export`)).json()) as {
      area: string;
      facts: { details: { page?: number } };
    }[];
    const pages = entries.flatMap(({ facts }) => facts.details?.page ?? []);
    expect(pages).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
  });

  it('contains the feeds that the owner added, and no others', async () => {
    const { user, browser } = await account({ roles: ['ADMIN'] });
    const add = 'insert into feed (id, url, host, title, added_by) values ($1, $2, $1, $1, $3)';
    const named = `https://${user.id}.example/feed.xml`;
    await query(site.em(), add, [`feed_${user.id}`, named, user.id]);
    await query(site.em(), add, [`other_${user.id}`, `${named}?other`, null]);
    const entries = (await (await browser.fetch(`${url()}/api/user/export`)).json()) as {
      area: string;
      facts: object;
    }[];
    expect(entries.filter(({ area }) => area === 'feeds').map(({ facts }) => facts)).toMatchObject([{ url: named }]);
  });

  it('is limited to the owner, and needs a recent confirmation', async () => {
    const { user, browser } = await account();
    expect((await new TestBrowser().fetch(`${url()}/api/user/export`)).status).toBe(401);
    await forget(user);
    const late = await browser.fetch(`${url()}/api/user/export`);
    expect([late.status, await late.text()]).toEqual([403, 'Confirm your identity to continue.']);
  });

  it.each([
    ...['=1', '+1', '-1', '@x', ' =1', '＝1'].map((value) => [value, `'${value}`] as const),
    ...['\u200b=1', '\u00ad@x', '\u2060+1', '\u001f-1', '﹦1'].map((value) => [value, `'${value}`] as const),
    ['a|=1', `a|'=1`],
    ['a;\u200b=1', `a;\u200b'=1`],
    ['\t=1', `'\t'=1`],
    ['a;=1+1', `a;'=1+1`],
    ['a; \t @x;-1', `a; \t '@x;'-1`],
    ['a\t+1', `a\t'+1`],
    ['Ada\n=1', `"Ada\n'=1"`],
    ['a;"=1"', `"a;""'=1"""`],
    ['"=1"', `"'""=1"""`],
    ['a;b-c = d, -1', '"a;b-c = d, -1"'],
  ] as const)(
    'escapes %j, so that spreadsheets do not read a part of it as a formula, whatever separates their lists',
    async (value, written) => {
      const entries = Readable.from([{ area: 'profile', at: 'now', facts: { name: value } }]);
      const [, line] = (await text(toCsv(entries))).split('\r\n');
      expect(line).toBe(`profile,now,name,${written}`);
    },
  );
});
