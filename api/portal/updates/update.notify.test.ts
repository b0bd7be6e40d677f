import { describe, expect, it } from 'vitest';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeGrant } from '../documents/document.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { digestUpdates, getNextMorning } from './update.digest.service.ts';
import { makeUpdate } from './update.factory.ts';
import { notifyOfUpdate } from './update.notify.service.ts';
import {
  UpdateNotifyTestSendDocument as SEND_TEST,
  UpdateNotifyTestWidenDocument as WIDEN,
} from '#graphql/generated/tests-portal-updates.ts';

const api = useApi();
const {
  services: { env, secrets },
} = makeContext(person.admin, api.em as never);
const postman = { env, secrets };

async function people(count: number, values: Partial<User> = {}): Promise<User[]> {
  const em = api.em();
  const users = Array.from({ length: count }, () => makeUser(em, values));
  await em.flush();
  return users;
}
const as = ({ id }: User) => ({ ...person.investor, id });
const getGroup = async (...users: User[]) => [(await makeGroup(api.em(), users)).id];

/** Runs two servers at once until no mail is due. */
async function notifyAll(): Promise<void> {
  const server = async () => {
    while (await notifyOfUpdate(api.em(), postman));
  };
  await Promise.all([server(), server()]);
}
const digestAll = () => Promise.all([digestUpdates(api.em(), postman), digestUpdates(api.em(), postman)]);

interface Posted {
  kind: string;
  subject: string;
  text: string;
  url: string | null;
}

/** The mails to a user since the last call. */
const mailsTo = ({ email }: User) =>
  query<Posted>(
    api.em(),
    `with taken as (delete from mail where recipient = $1 returning *)
     select kind, subject, body_text as text, unsubscribe_url as url from taken order by created_at`,
    [email],
  );
const subjects = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject);

const choose = (user: User, mails: string) =>
  api.execute(
    as(user),
    `mutation { setInvestorUpdateSettings(input: { emailFrequency: ${mails} }) { viewer { id } } }`,
  );
/** Stores the choice as an old one, with no digest sent since. */
async function chose(user: User, mails: string, timeZone?: string): Promise<void> {
  await choose(user, mails);
  await query(
    api.em(),
    "update update_setting set chosen_at = now() - interval '30 days', digested_at = null where account_id = $1",
    [user.id],
  );
  if (timeZone)
    await query(api.em(), 'insert into calendar_setting (account_id, time_zone) values ($1, $2)', [user.id, timeZone]);
}

describe('a published update', () => {
  it('is emailed once to everyone in its audience who chose immediate emails, and to no one else', async () => {
    const [ada, bea, cy, dora] = await people(4);
    const [pending] = await people(1, { status: 'PENDING' as never });
    await choose(cy!, 'NONE');
    await choose(dora!, 'DAILY');
    const groupIds = await getGroup(ada!, cy!, dora!, pending!);
    const id = await makeUpdate(api.em(), { title: 'Canary title', body: 'Canary body', groupIds });
    await notifyAll();
    await query(api.em(), 'update investor_update set untold = true where id = $1', [id]);
    await notifyAll();
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'update.released', subject: 'Canary title' });
    expect(mail!.text).toContain(`/investor/updates/${id}`);
    expect(mail!.text).not.toContain('Canary body');
    expect(mail!.text).toContain(mail!.url!);
    for (const other of [bea!, cy!, dora!, pending!]) expect(await subjects(other)).toEqual([]);
  });

  it('that gets another group is emailed to its members, but not again to the others', async () => {
    const [ada, bea, cy] = await people(3);
    const [groupIds, others] = [await getGroup(ada!), await getGroup(bea!, cy!)];
    await choose(cy!, 'NONE');
    const id = await makeUpdate(api.em(), { title: 'Widened', groupIds });
    await notifyAll();
    await choose(cy!, 'AT_ONCE');
    const { data } = await api.run(person.admin, WIDEN, { input: { id, groupIds: [...groupIds, ...others] } });
    expect(data.updateInvestorUpdate.investorUpdate.changedAt, 'what it says is the same').toBeNull();
    await notifyAll();
    expect([await subjects(ada!), await subjects(bea!), await subjects(cy!)]).toEqual([['Widened'], ['Widened'], []]);
  });

  it('lists in the email of each reader the documents that this person can read, and no others', async () => {
    const [ada, bea] = await people(2);
    const documentIds = [
      await makeDocument(api.em(), { title: 'Canary figures' }),
      await makeDocument(api.em(), { title: 'Canary listed only' }),
      await makeDocument(api.em(), { title: 'Canary sheet', pages: null }),
    ];
    await makeGrant({ em: api.em(), documentId: documentIds[0]!, userId: ada!.id }, 2);
    await makeGrant({ em: api.em(), documentId: documentIds[1]!, userId: ada!.id }, 1);
    await makeGrant({ em: api.em(), documentId: documentIds.at(-1)!, userId: ada!.id }, 2);
    await makeUpdate(api.em(), { title: 'With figures', groupIds: await getGroup(ada!, bea!), documentIds });
    await notifyAll();
    const [hers] = await mailsTo(ada!);
    expect(hers!.text).not.toContain('Canary sheet');
    expect(hers!.text).toContain(`Canary figures:\n${env.PUBLIC_URL}/investor/documents/${documentIds[0]}`);
    expect(hers!.text).not.toContain('Canary listed only');
    const [others] = await mailsTo(bea!);
    expect(others!.text).not.toContain('Canary');
  });

  it('that an administrator corrects is emailed again only if the administrator asks for it', async () => {
    const [ada, bea] = await people(2);
    await choose(bea!, 'NONE');
    const id = await makeUpdate(api.em(), { title: 'Figures', groupIds: await getGroup(ada!, bea!) });
    await notifyAll();
    await api.run(person.admin, WIDEN, { input: { id, body: 'Up by four.' } });
    await notifyAll();
    expect(await subjects(ada!)).toEqual(['Figures']);
    await api.run(person.admin, WIDEN, { input: { id, body: 'Up by five.', notifyAgain: true } });
    await notifyAll();
    expect([await subjects(ada!), await subjects(bea!)]).toEqual([['Corrected: Figures'], []]);
  });

  it('that was corrected is new to a person who joins its readers later', async () => {
    const [ada, joiner] = await people(2);
    const [groupIds, others] = [await getGroup(ada!), await getGroup(joiner!)];
    const id = await makeUpdate(api.em(), { title: 'Figures', groupIds });
    await notifyAll();
    await api.run(person.admin, WIDEN, { input: { id, body: 'Up by five.', notifyAgain: true } });
    await notifyAll();
    await api.run(person.admin, WIDEN, { input: { id, groupIds: [...groupIds, ...others] } });
    await notifyAll();
    expect([await subjects(ada!), await subjects(joiner!)]).toEqual([['Figures', 'Corrected: Figures'], ['Figures']]);
  });

  it('is not emailed while it is a draft, scheduled or withdrawn', async () => {
    const [ada] = await people(1);
    const groupIds = await getGroup(ada!);
    await makeUpdate(api.em(), { publishedAt: null, groupIds });
    await makeUpdate(api.em(), { publishedAt: new Date(Date.now() + 86_400_000), groupIds });
    const id = await makeUpdate(api.em(), { groupIds });
    const withdraw =
      'mutation ($id: ID!) { withdrawInvestorUpdate(input: { id: $id, reason: "Too early" }) { investorUpdate { id } } }';
    await api.execute(person.admin, withdraw, { id });
    await notifyAll();
    expect(await subjects(ada!)).toEqual([]);
  });

  it('for more people than one batch is emailed to each of them once', async () => {
    const many = await people(450);
    await makeUpdate(api.em(), { title: 'For many', groupIds: await getGroup(...many) });
    await notifyAll();
    const count =
      'select count(*)::int as all, count(distinct recipient)::int as each from mail where recipient = any($1)';
    expect(await query(api.em(), count, [many.map(({ email }) => email)])).toEqual([{ all: 450, each: 450 }]);
  });
});

describe('a test of an update', () => {
  it('is emailed only to the administrator who asks for it, as a reader gets it', async () => {
    const [ada, boss] = await people(2);
    const documentIds = [await makeDocument(api.em(), { title: 'Quarterly report' })];
    const groupIds = await getGroup(ada!);
    const id = await makeUpdate(api.em(), { title: 'Not yet', publishedAt: null, groupIds, documentIds });
    const viewer = { ...person.admin, id: boss!.id };
    expect((await api.execute(viewer, SEND_TEST, { input: { id } })).errors).toBeUndefined();
    await notifyAll();
    const [mail, ...more] = await mailsTo(boss!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'update.test', subject: 'Test: Not yet' });
    expect(mail!.text).toContain(`/investor/updates/${id}`);
    expect(mail!.text).toContain('Quarterly report:');
    expect(await mailsTo(ada!)).toEqual([]);
  });

  it('cannot be sent by a visitor or an investor, or of an unknown update', async () => {
    const input = { id: await makeUpdate(api.em(), { publishedAt: null }) };
    const unknown = { id: 'upd_00000000000000000000000000000000' };
    const send = async (viewer: Parameters<typeof api.execute>[0], to: { id: string }) =>
      (await api.execute(viewer, SEND_TEST, { input: to })).code;
    expect(await send(person.visitor, input)).toBe('UNAUTHENTICATED');
    expect(await send(person.investor, input)).toBe('FORBIDDEN');
    expect(await send(person.admin, unknown)).toBe('NOT_FOUND');
  });
});

describe('a subject line', () => {
  it('omits the title if the settings require it, for a single update and for a digest', async () => {
    const neutral = { env: { ...env, NEUTRAL_UPDATE_SUBJECTS: true }, secrets };
    const [ada, bea] = await people(2);
    await chose(bea!, 'DAILY');
    await makeUpdate(api.em(), { title: 'Canary title', groupIds: await getGroup(ada!, bea!) });
    while (await notifyOfUpdate(api.em(), neutral));
    await digestUpdates(api.em(), neutral);
    const mails = [...(await mailsTo(ada!)), ...(await mailsTo(bea!))];
    expect(mails.map(({ subject }) => subject)).toEqual(['A new investor update is available', 'One new update']);
    expect(mails.every(({ text }) => text.includes('Canary title'))).toBe(true);
  });
});

describe('a digest', () => {
  it('lists each new update of its reader once, and is not sent without one', async () => {
    const [ada, bea] = await people(2);
    await chose(ada!, 'DAILY', 'Pacific/Auckland');
    await chose(bea!, 'WEEKLY');
    const groupIds = await getGroup(ada!);
    const publishedAt = new Date(Date.now() - 20 * 86_400_000);
    await makeUpdate(api.em(), { title: 'One', groupIds, publishedAt });
    await makeUpdate(api.em(), { title: 'Two', groupIds, publishedAt: new Date(publishedAt.getTime() + 1_000) });
    await makeUpdate(api.em(), { title: 'Long ago', groupIds, publishedAt: new Date(0) });
    await makeUpdate(api.em(), { title: 'Drafted', groupIds, publishedAt: null });
    const withdrawnUpdate = await makeUpdate(api.em(), { title: 'Withdrawn', groupIds, publishedAt });
    await query(api.em(), 'update investor_update set published_at = null where id = $1', [withdrawnUpdate]);
    await digestAll();
    await digestAll();
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'update.digest', subject: '2 new updates' });
    expect(mail!.text.indexOf('Two:')).toBeLessThan(mail!.text.indexOf('One:'));
    expect(mail!.text).not.toMatch(/Long ago|Drafted|Withdrawn/);
    expect(mail!.url).toContain('/unsubscribe?token=');
    expect(await subjects(bea!)).toEqual([]);
    await query(api.em(), "update update_setting set digested_at = digested_at - interval '8 days'");
    await digestAll();
    expect(await subjects(ada!), 'what was told is not reported again').toEqual([]);
  });

  it('waits for the next morning, and is not sent after unsubscribing', async () => {
    const [ada] = await people(1);
    await choose(ada!, 'DAILY');
    const groupIds = await getGroup(ada!);
    await makeUpdate(api.em(), { groupIds, publishedAt: new Date() });
    await digestAll();
    expect(await subjects(ada!), 'chosen after this morning').toEqual([]);
    await chose(ada!, 'NONE');
    await digestAll();
    expect(await subjects(ada!)).toEqual([]);
  });

  it.each([
    ['DAILY', 'UTC', '2027-03-10T07:59:59Z', '2027-03-09T08:00:00Z'],
    ['DAILY', 'UTC', '2027-03-10T08:00:00Z', '2027-03-10T08:00:00Z'],
    ['DAILY', 'Europe/Berlin', '2027-03-28T06:30:00Z', '2027-03-28T06:00:00Z'],
    ['DAILY', 'Asia/Tokyo', '2027-03-10T22:59:00Z', '2027-03-09T23:00:00Z'],
    ['WEEKLY', 'America/New_York', '2027-03-15T11:59:00Z', '2027-03-08T13:00:00Z'],
    ['WEEKLY', 'America/New_York', '2027-03-15T12:00:00Z', '2027-03-15T12:00:00Z'],
    ['WEEKLY', 'UTC', '2027-03-14T23:00:00Z', '2027-03-08T08:00:00Z'],
  ] as const)('%s in %s at %s is due since %s', (mails, zone, now, morning) => {
    expect(getNextMorning(mails, zone, new Date(now))).toEqual(new Date(morning));
  });
});
