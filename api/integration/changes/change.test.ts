import { describe, expect, it } from 'vitest';
import { ChangeTestListDocument as LIST } from '#graphql/generated/tests-integration-changes.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { SignedIn, Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { notifyOfUpdate } from '#api/portal/updates/update.notify.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeContext } from '#api/testing/api.ts';
import { pruneChanges } from './change.service.ts';

const api = useApi();

async function makeMember(): Promise<SignedIn> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

const latest = async () => (await api.run(person.visitor, LIST, { first: 1 })).data.changes.latestCursor;

/** The changes after a cursor as `ACTION node`, as the viewer reads them. */
async function list(viewer: Viewer, after: string): Promise<string[]> {
  const { data } = await api.run(viewer, LIST, { after });
  return data.changes.nodes.map(({ action, nodeId }) => `${action} ${nodeId}`);
}

async function article(status: ArticleStatus) {
  const em = api.em();
  const article = makeArticle(em, { status });
  await em.flush();
  const set = (columns: string) => query(em, `update article set ${columns} where id = $1`, [article.id]);
  return { id: article.id, set };
}

describe('the list of changes', () => {
  it('lists published articles and their unpublishing for visitors, but never drafts', async () => {
    const start = await latest();
    const draft = await article(ArticleStatus.DRAFT);
    const live = await article(ArticleStatus.PUBLISHED);
    await live.set("title = 'Changed', version = version + 1");
    expect(await list(person.visitor, start)).toEqual([`PUBLISHED ${live.id}`, `UPDATED ${live.id}`]);
    await live.set("status = 'DRAFT'");
    await live.set("title = 'Changed in secret'");
    await draft.set("title = 'Changed in secret, too'");
    expect(await list(person.visitor, start)).toEqual([`UNPUBLISHED ${live.id}`]);
    const ofDraft = [`CREATED ${draft.id}`, `UPDATED ${draft.id}`];
    const all = await list(person.admin, start);
    expect(all.filter((line) => line.endsWith(draft.id))).toEqual(ofDraft);
    expect(all).toHaveLength(6);
    const demoted = { ...person.admin, roles: ['INVESTOR' as const] };
    expect(await list(demoted, start)).toEqual([`UNPUBLISHED ${live.id}`]);
    expect(await list(person.suspended, start)).toEqual([`UNPUBLISHED ${live.id}`]);
  });

  it('contains a change once per transaction, and none of a rolled-back transaction', async () => {
    const { id } = await article(ArticleStatus.PUBLISHED);
    const start = await latest();
    const em = api.em();
    await em.transactional(async (em) => {
      await query(em, "update article set title = 'One' where id = $1", [id]);
      await query(em, "update article set title = 'Two', version = 7 where id = $1", [id]);
    });
    const undone = em.transactional(async (em) => {
      await query(em, "update article set title = 'Three' where id = $1", [id]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { data } = await api.run(person.visitor, LIST, { after: start });
    expect(data.changes.nodes).toEqual([expect.objectContaining({ action: 'UPDATED', nodeId: id, version: 7 })]);
  });

  it('contains a document when access is granted or revoked, also on folders and to groups', async () => {
    const [reader, other] = [await makeMember(), await makeMember()];
    const em = api.em();
    const start = await latest();
    const outer = await makeFolder(em, 'Outer');
    const inner = await makeFolder(em, 'Inner', outer);
    const document = await makeDocument(em, { title: 'Deed', folderId: inner });
    expect(await list(reader, start)).toEqual([]);
    const group = await makeGroup(em);
    const before = await latest();
    await makeGrant({ em, folderId: outer, groupId: group.id }, 2);
    await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, reader.id]);
    const gained = [`ACCESS_GAINED ${document}`, `UPDATED ${reader.id}`];
    expect((await list(reader, before)).toSorted()).toEqual([...gained, `UPDATED ${document}`].toSorted());
    expect(await list(other, before)).toEqual([]);
    await query(em, 'delete from document_grant where folder_id = $1', [outer]);
    expect((await list(reader, before)).toSorted()).toEqual([...gained, `ACCESS_LOST ${document}`].toSorted());
    expect(await list(other, before)).toEqual([]);
  });

  it('contains events, updates and questions only for people who can read them', async () => {
    const [reader, other] = [await makeMember(), await makeMember()];
    const em = api.em();
    const group = await makeGroup(em);
    await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, reader.id]);
    const document = await makeDocument(em, { title: 'Deed' });
    await makeGrant({ em, documentId: document, userId: reader.id }, 1);
    await makeGrant({ em, documentId: document, userId: other.id }, 1);
    const start = await latest();
    const event = await makeEvent(em, { groupIds: [group.id] });
    const update = await makeUpdate(em, { groupIds: [group.id] });
    const question = 'que_00000000000000000000000000000007';
    const row = 'insert into question (id, document_id, account_id, body) values ($1, $2, $3, $4)';
    await query(em, row, [question, document, reader.id, 'When?']);
    expect(new Set((await list(reader, start)).map((line) => line.split(' ')[1]))).toEqual(
      new Set([event, update, question]),
    );
    expect(await list(other, start)).toEqual([]);
    const published = await latest();
    await query(
      em,
      "update question set published_body = 'When?', published_at = now(), everyone = true where id = $1",
      [question],
    );
    expect(await list(other, published)).toEqual([`PUBLISHED ${question}`]);
    await query(em, 'update account_group_member set account_id = $2 where account_id = $1', [reader.id, other.id]);
    const lines = await list(reader, start);
    expect(lines.filter((line) => line.includes(event) || line.includes(update)).toSorted()).toEqual(
      [`ACCESS_LOST ${event}`, `ACCESS_LOST ${update}`].toSorted(),
    );
  });

  it('contains an update at its scheduled publication, and a user for administrators and that user', async () => {
    const reader = await makeMember();
    const em = api.em();
    const update = await makeUpdate(em, { publishedAt: new Date(Date.now() + 3_600_000) });
    const start = await latest();
    expect(await list(reader, start)).toEqual([]);
    await query(em, 'alter table investor_update disable trigger investor_update_change');
    await query(em, "update investor_update set published_at = now() + interval '1 ms' where id = $1", [update]);
    await query(em, 'alter table investor_update enable trigger investor_update_change');
    const { env, secrets } = makeContext(person.admin, em).services;
    while (await notifyOfUpdate(api.em(), { env, secrets }));
    expect(await list(reader, start)).toEqual([`PUBLISHED ${update}`]);
    await query(em, "update account set name = 'New name' where id = $1", [reader.id]);
    expect(await list(reader, start)).toContain(`UPDATED ${reader.id}`);
    expect(await list(person.admin, start)).toContain(`UPDATED ${reader.id}`);
    expect(await list(await makeMember(), start)).not.toContain(`UPDATED ${reader.id}`);
  });
});

describe('a cursor', () => {
  it('is rejected if it is invalid, and does not reveal the number of changes', async () => {
    for (const after of ['x', 'AAAAAAAAAAAAAAAAAAAAAA', 'W1wiMVwiXQ', '9'.repeat(22)])
      expect((await api.run(person.visitor, LIST, { after })).code).toBe('BAD_USER_INPUT');
    // Nothing changed between the two, which a reader cannot see.
    const [one, two] = [await latest(), await latest()];
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(two.slice(0, 6)).not.toBe(one.slice(0, 6));
  });

  it('returns an expiry error when changes after it were deleted after 30 days', async () => {
    const { id } = await article(ArticleStatus.PUBLISHED);
    const { data } = await api.run(person.visitor, LIST);
    const [first] = data.changes.nodes;
    const early = (await api.run(person.visitor, LIST, { first: 1 })).data.changes.pageInfo.endCursor!;
    const now = await latest();
    await query(api.em(), "update change set changed_at = now() - interval '31 days' where node_id <> $1", [id]);
    await pruneChanges(api.em());
    expect(first!.nodeId).not.toBe(id);
    const { code, errors } = await api.run(person.visitor, LIST, { after: early });
    expect([code, errors?.[0]?.message]).toEqual(['CURSOR_EXPIRED', expect.stringContaining('latestCursor')]);
    expect(await list(person.visitor, now)).toEqual([]);
    await query(api.em(), 'delete from change');
    await query(api.em(), 'update change_retention set pruned = 0');
    expect((await api.run(person.visitor, LIST, { after: now })).code).toBe('CURSOR_EXPIRED');
  });

  it('pages through the changes of some types', async () => {
    const start = await latest();
    const ids = [await article(ArticleStatus.PUBLISHED), await article(ArticleStatus.PUBLISHED)].map(({ id }) => id);
    await makeMember();
    const filter = { types: ['ARTICLE' as const] };
    const one = (await api.run(person.admin, LIST, { first: 1, after: start, filter })).data.changes;
    expect([one.nodes.map(({ nodeId }) => nodeId), one.pageInfo.hasNextPage]).toEqual([[ids[0]], true]);
    const two = (await api.run(person.admin, LIST, { first: 1, after: one.pageInfo.endCursor!, filter })).data.changes;
    expect([two.nodes.map(({ nodeId }) => nodeId), two.pageInfo.hasNextPage]).toEqual([[ids[1]], false]);
    expect((await api.run(person.admin, LIST, { after: two.latestCursor })).data.changes.nodes).toEqual([]);
  });
});
