import { MikroORM } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeGrant } from '../documents/document.factory.ts';
import { entities } from '#api/entities.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { type Answer, makeContext, person, useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { makeUpdate } from './update.factory.ts';
import { readUpdate } from './update.read.service.ts';
import {
  UpdateTestCanDocument as CAN,
  UpdateTestChangeDocument as CHANGE,
  UpdateTestCreateDocument as CREATE,
  UpdateTestDraftsDocument as DRAFTS,
  type UpdateTestDraftsQuery,
  UpdateTestListDocument as LIST,
  UpdateTestMarkReadDocument as MARK_READ,
  UpdateTestNodeDocument as NODE,
  UpdateTestPageDocument as PAGE,
  UpdateTestPublishDocument as PUBLISH,
  UpdateTestReadDocument as READ,
  UpdateTestShowDocument as SHOW,
  UpdateTestUnreadDocument as UNREAD,
  UpdateTestWithdrawDocument as WITHDRAW,
  UpdateTestStatisticsDocument as STATISTICS,
  UpdateTestPublishedPageDocument as PUBLISHED_PAGE,
  type UpdateTestPublishedPageQuery,
} from '#graphql/generated/tests-portal-updates.ts';

const api = useApi();
const reason = 'A wrong number';
const missing = 'upd_00000000000000000000000000000000';

async function people(count: number): Promise<User[]> {
  const em = api.em();
  const users = Array.from({ length: count }, () => makeUser(em));
  await em.flush();
  return users;
}
const as = ({ id }: User) => ({ ...person.investor, id });
const draft = () => makeUpdate(api.em(), { publishedAt: null });

describe.each([
  ['createInvestorUpdate', CREATE, async () => ({ input: { title: 'First quarter' } })],
  ['updateInvestorUpdate', CHANGE, async () => ({ input: { id: await draft(), title: 'Second quarter' } })],
  ['publishInvestorUpdate', PUBLISH, async () => ({ input: { id: await draft() } })],
  ['withdrawInvestorUpdate', WITHDRAW, async () => ({ input: { id: await makeUpdate(api.em()), reason } })],
])('%s', (_name, operation, variables) => {
  it('works for administrators', async () => {
    expect((await api.execute(person.admin, operation, await variables())).errors).toBeUndefined();
  });

  it('returns NOT_FOUND for an unknown id', async () => {
    if (operation === CREATE) return;
    const input = { ...(await variables()).input, id: missing };
    const { code } = await api.execute(person.admin, operation, { input });
    expect(code).toBe('NOT_FOUND');
  });
});

describe('an update', () => {
  it('that an editor saves by itself is one entry of the audit log for each person who writes', async () => {
    const [ada] = await people(1);
    const id = await draft();
    const save = (viewer: Viewer, body: string) => api.run(viewer, CHANGE, { input: { id, body, isAutosave: true } });
    const other = { ...person.admin, id: ada!.id };
    for (const body of ['U', 'Up', 'Up by']) await save(person.admin, body);
    await save(other, 'Up by 3');
    await save(other, 'Up by 3.');
    const { data } = await api.run(person.admin, CHANGE, { input: { id, body: 'Up by 3.' } });
    expect(data.updateInvestorUpdate.investorUpdate).toMatchObject({ body: 'Up by 3.', version: 7 });
    const auditQuery =
      "select actor_id as actor from audit_event where subject_id = $1 and kind = 'update.updated' order by seq";
    const actors = (await query<{ actor: string }>(api.em(), auditQuery, [id])).map(({ actor }) => actor);
    expect(actors).toEqual([person.admin.id, other.id, person.admin.id]);
  });

  it('that is a draft stands in the list by its last change, on each page', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.push(await draft());
    for (const number of [3, 1, 4])
      await api.run(person.admin, CHANGE, { input: { id: ids[number]!, body: 'Changed' } });
    const listed: string[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const { data }: Answer<UpdateTestDraftsQuery> = await api.run(person.admin, DRAFTS, { first: 2, after });
      listed.push(...data.investorUpdates.nodes.map((node) => node.id));
      after = data.investorUpdates.pageInfo.hasNextPage ? data.investorUpdates.pageInfo.endCursor : undefined;
    }
    const expected = [4, 1, 3, 2, 0].map((number) => ids[number]!);
    expect(listed.filter((id) => ids.includes(id))).toEqual(expected);
  });

  it('is hidden as a draft, visible to its audience once published, and hidden after withdrawal', async () => {
    const [ada] = await people(1);
    const result = await api.run(person.admin, CREATE, { input: { title: 'First quarter', body: 'Up by *3*.' } });
    const { id, status, publishedAt } = result.data.createInvestorUpdate.investorUpdate;
    expect([status, publishedAt]).toEqual(['DRAFT', null]);
    expect((await api.run(as(ada!), READ, { id })).data.investorUpdate).toBeNull();
    const published = (await api.run(person.admin, PUBLISH, { input: { id } })).data.publishInvestorUpdate;
    expect(published.investorUpdate.status).toBe('PUBLISHED');
    const update = (await api.run(as(ada!), READ, { id })).data.investorUpdate;
    expect(update).toMatchObject({
      title: 'First quarter',
      isForAllInvestors: null,
      groups: null,
      readStatistics: null,
    });
    expect(update?.bodyHtml).toContain('<em>3</em>');
    const { data } = await api.run(person.admin, WITHDRAW, { input: { id, reason } });
    expect(data.withdrawInvestorUpdate.investorUpdate).toEqual({ status: 'DRAFT', withdrawal: { reason } });
    expect((await api.run(as(ada!), READ, { id })).data.investorUpdate).toBeNull();
    expect((await api.run(person.admin, WITHDRAW, { input: { id, reason } })).code).toBe('CONFLICT');
    const auditQuery = "select kind from audit_event where subject_id = $1 and kind like 'update.%' order by seq";
    const kinds = (await query<{ kind: string }>(api.em(), auditQuery, [id])).map(({ kind }) => kind);
    expect(kinds).toEqual(['update.created', 'update.published', 'update.withdrawn']);
  });

  it('for a group is never visible to others: a marker in each of its fields', async () => {
    const [ada, bea] = await people(2);
    const group = await makeGroup(api.em(), [ada!]);
    const documentId = await makeDocument(api.em(), { title: 'Canary document' });
    await makeGrant({ em: api.em(), documentId, userId: ada!.id }, 1);
    const content = { title: 'Canary title', body: 'Canary **body**', groupIds: [group.id], documentIds: [documentId] };
    const id = await makeUpdate(api.em(), content);
    const readAll = async (user: User) =>
      JSON.stringify([
        await api.run(as(user), LIST),
        await api.run(as(user), READ, { id }),
        await api.run(as(user), MARK_READ, { input: { id } }),
        await api.run(as(user), NODE, { id }),
        await api.run(as(user), PUBLISH, { input: { id } }),
        await api.run(as(user), WITHDRAW, { input: { id, reason } }),
        await api.run(as(user), CHANGE, { input: { id, documentIds: [documentId] } }),
      ]);
    const hers = await readAll(ada!);
    for (const word of ['Canary title', 'Canary <strong>body', 'Canary document']) expect(hers).toContain(word);
    expect(await readAll(bea!)).not.toContain('Canary');
    expect((await api.run(person.admin, LIST)).data.investorUpdates.nodes).toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it('shows each document only to viewers who can list it', async () => {
    const [ada, bea] = await people(2);
    const documentId = await makeDocument(api.em(), { title: 'For Ada' });
    await makeGrant({ em: api.em(), documentId, userId: ada!.id }, 1);
    const id = await makeUpdate(api.em(), { documentIds: [documentId] });
    expect((await api.run(as(ada!), SHOW, { id })).data.investorUpdate?.documents.nodes).toEqual([
      { title: 'For Ada' },
    ]);
    expect((await api.run(as(bea!), SHOW, { id })).data.investorUpdate?.documents.nodes).toEqual([]);
  });

  it('whose group is deleted is visible to no one, rather than everyone', async () => {
    const [ada] = await people(1);
    const group = await makeGroup(api.em(), [ada!]);
    const id = await makeUpdate(api.em(), { groupIds: [group.id] });
    await query(api.em(), 'delete from account_group where id = $1', [group.id]);
    expect((await api.run(as(ada!), READ, { id })).data.investorUpdate).toBeNull();
  });

  it('is counted as read once per account, and administrators see the count', async () => {
    const [ada, bea, cy] = await people(3);
    const id = await makeUpdate(api.em(), { groupIds: [(await makeGroup(api.em(), [ada!, bea!])).id] });
    expect((await api.run(as(ada!), SHOW, { id })).data.investorUpdate?.readAt).toBeNull();
    expect(
      (await api.run(as(ada!), SHOW, { id })).data.investorUpdate?.readAt,
      'reading its page changes nothing',
    ).toBeNull();
    const first = await Promise.all([1, 2].map(() => api.run(as(ada!), MARK_READ, { input: { id } })));
    for (const { data } of first) expect(data.markInvestorUpdateRead.investorUpdate.readAt).not.toBeNull();
    expect((await api.run(as(ada!), SHOW, { id })).data.investorUpdate?.readAt).not.toBeNull();
    expect((await api.run(as(cy!), MARK_READ, { input: { id } })).code).toBe('NOT_FOUND');
    const { data } = await api.run(person.admin, STATISTICS, { id });
    expect(data.investorUpdate!.readStatistics).toEqual({ audienceCount: 2, readCount: 1 });
    expect((await api.run(as(ada!), UNREAD)).data.investorUpdates.nodes).not.toContainEqual({ id });
    expect((await api.run(as(bea!), UNREAD)).data.investorUpdates.nodes).toContainEqual({ id });
  });

  it('that is changed after publication shows this, and a concurrent change is a conflict', async () => {
    const id = await draft();
    const planned = (await api.run(person.admin, CHANGE, { input: { id, title: 'One', expectedVersion: 1 } })).data;
    expect(planned.updateInvestorUpdate.investorUpdate).toMatchObject({ title: 'One', version: 2, changedAt: null });
    const late = { id, title: 'Two', expectedVersion: 1 };
    expect((await api.run(person.admin, CHANGE, { input: late })).code).toBe('CONFLICT');
    await api.run(person.admin, PUBLISH, { input: { id } });
    const released = (await api.run(person.admin, CHANGE, { input: { id, body: 'Mended.' } })).data;
    expect(released.updateInvestorUpdate.investorUpdate.changedAt).not.toBeNull();
    const sameId = await makeUpdate(api.em(), { title: 'Same', body: 'Same.' });
    const unchanged = { id: sameId, title: 'Same', body: 'Same.', groupIds: [] };
    const same = (await api.run(person.admin, CHANGE, { input: unchanged })).data;
    expect(same.updateInvestorUpdate.investorUpdate.changedAt, 'saved as it was').toBeNull();
    const again = await api.run(person.admin, PUBLISH, { input: { id, at: '2099-01-01T00:00:00Z' } });
    expect(again.code).toBe('CONFLICT');
  });

  it('lists the actions of its viewer', async () => {
    const [ada] = await people(1);
    const [draftId, publishedId] = [await draft(), await makeUpdate(api.em())];
    const can = async (viewer: Viewer, id: string) =>
      (await api.run(viewer, CAN, { id })).data.investorUpdate?.viewerCan;
    expect(await can(person.admin, draftId)).toEqual({ update: true, publish: true, withdraw: false });
    expect(await can(person.admin, publishedId)).toEqual({ update: true, publish: false, withdraw: true });
    expect(await can(as(ada!), publishedId)).toEqual({ update: false, publish: false, withdraw: false });
  });

  it('keeps absent fields in an update, and null clears the text and the documents', async () => {
    const documentIds = [await makeDocument(api.em()), await makeDocument(api.em())];
    const id = await makeUpdate(api.em(), { publishedAt: null, body: 'Figures.', documentIds });
    const data = (await api.run(person.admin, CHANGE, { input: { id, title: 'New title' } })).data;
    expect(data.updateInvestorUpdate.investorUpdate).toMatchObject({ title: 'New title', body: 'Figures.' });
    const first = (await api.run(person.admin, PAGE, { id })).data.investorUpdate!.documents;
    const second = await api.run(person.admin, PAGE, { id, after: first.pageInfo.endCursor });
    const read = [...first.nodes, ...second.data.investorUpdate!.documents.nodes];
    expect(read).toEqual(documentIds.map((documentId) => ({ id: documentId })));
    const cleared = (await api.run(person.admin, CHANGE, { input: { id, body: null, documentIds: null } })).data;
    expect(cleared.updateInvestorUpdate.investorUpdate).toMatchObject({ title: 'New title', body: '' });
    expect((await api.run(person.admin, SHOW, { id })).data.investorUpdate?.documents.nodes).toEqual([]);
  });

  it.each([
    ['an empty title', { title: ' ' }, 'title'],
    ['a title of two lines', { title: 'One\nTwo' }, 'title'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
    ['a body beyond measure', { title: 'One', body: 'x'.repeat(200_001) }, 'body'],
    ['a group that is not there', { title: 'One', groupIds: ['grp_gone'] }, 'groupIds'],
    ['a document that is not there', { title: 'One', documentIds: ['doc_gone'] }, 'documentIds'],
  ])('with %s is rejected with an error on its field', async (_name, input, field) => {
    const { errors, code } = await api.run(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('is listed page by page, once each, newest first', async () => {
    const [ada] = await people(1);
    const groupIds = [(await makeGroup(api.em(), [ada!])).id];
    const at = new Date(Date.now() - 86_400_000);
    for (let count = 0; count < 5; count += 1) await makeUpdate(api.em(), { groupIds, publishedAt: at });
    const met: { id: string; publishedAt: string | null }[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: UpdateTestPublishedPageQuery = (await api.run(as(ada!), PUBLISHED_PAGE, { after })).data;
      const { investorUpdates: updates } = page;
      met.push(...updates.nodes);
      after = updates.pageInfo.endCursor;
      more = updates.pageInfo.hasNextPage;
    }
    expect(new Set(met.map(({ id }) => id)).size).toBe(met.length);
    expect(met.filter(({ publishedAt }) => publishedAt === at.toISOString())).toHaveLength(5);
    expect(met.map(({ publishedAt }) => publishedAt)).toEqual(
      met.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b!.localeCompare(a!)),
    );
  });
});

interface Look {
  before: Date;
  isVisible: boolean;
  after: Date;
}

describe('a scheduled publication', () => {
  it('is visible on both servers from its time on, and on neither before', async () => {
    const [ada] = await people(1);
    const id = await draft();
    const [{ at } = { at: '' }] = await query<{ at: string }>(
      api.em(),
      "select to_json(date_trunc('milliseconds', now() + interval '700 milliseconds'))#>>'{}' as at",
    );
    const planned = await api.run(person.admin, PUBLISH, { input: { id, at: new Date(at).toISOString() } });
    expect(planned.data.publishInvestorUpdate.investorUpdate.status).toBe('SCHEDULED');
    const servers: MikroORM[] = await Promise.all([1, 2].map(() => openOrm(api.url, entities, 2)));
    const looks: Look[] = [];
    const look = async (server: MikroORM) => {
      const em = server.em.fork();
      const clock = async () => (await query<{ now: Date }>(em, 'select clock_timestamp() as now'))[0]!.now;
      const before = await clock();
      const isVisible = (await readUpdate(makeContext(as(ada!), em), id)) !== null;
      looks.push({ before, isVisible, after: await clock() });
      return isVisible;
    };
    await eventually(async () => expect(await Promise.all(servers.map(look))).toEqual([true, true]));
    await Promise.all(servers.map((server) => server.close()));
    const instant = Date.parse(at);
    const early = looks.filter(({ isVisible, after }) => isVisible && after.getTime() < instant);
    const late = looks.filter(({ isVisible, before }) => !isVisible && before.getTime() > instant + 1);
    expect({ early, late }).toEqual({ early: [], late: [] });
  });
});
