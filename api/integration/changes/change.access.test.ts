import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { ChangeTestListDocument as LIST } from '#graphql/generated/tests-integration-changes.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { noteLapsedDelegations } from '#api/accounts/delegations/delegation.service.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { SignedIn, Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const api = useApi();
const run = (sql: string, ...values: unknown[]) => query(api.em(), sql, values);

async function makeMember(): Promise<SignedIn> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

const latest = async () => (await api.run(person.visitor, LIST, { first: 1 })).data.changes.latestCursor;

/** The changes after a cursor as `ACTION node`, without those of accounts, in a fixed order. */
async function list(viewer: Viewer, after: string): Promise<string[]> {
  const { data } = await api.run(viewer, LIST, { after });
  return data.changes.nodes
    .filter(({ type }) => type !== 'USER')
    .map(({ action, nodeId }) => `${action} ${nodeId}`)
    .toSorted();
}

const join = (group: { id: string }, member: SignedIn) =>
  run('insert into account_group_member (group_id, account_id) values ($1, $2)', group.id, member.id);
const leave = (group: { id: string }, member: SignedIn) =>
  run('delete from account_group_member where group_id = $1 and account_id = $2', group.id, member.id);

/** A group with one object of each type, and a member outside of it. */
async function makeGroupWithObjects() {
  const em = api.em();
  const group = await makeGroup(em);
  const [reader, asker] = [await makeMember(), await makeMember()];
  const folder = await makeFolder(em, `Folder ${group.id}`);
  const document = await makeDocument(em, { title: 'Deed', folderId: folder });
  await makeGrant({ em, folderId: folder, groupId: group.id }, 2);
  const event = await makeEvent(em, { groupIds: [group.id] });
  const update = await makeUpdate(em, { groupIds: [group.id] });
  const question = `que_${group.id.slice(4)}`;
  await run(
    `insert into question (id, document_id, account_id, body, published_body, published_at, everyone)
     values ($1, $2, $3, 'When?', 'When?', now(), true)`,
    question,
    document,
    asker.id,
  );
  return { em, group, reader, folder, document, event, update, question };
}

describe('a member who joins or leaves a group', () => {
  it('reads an entry for each object that they gained or lost, which no one else reads', async () => {
    const { group, reader, document, event, update, question } = await makeGroupWithObjects();
    const other = await makeMember();
    const all = [document, event, update, question];
    const start = await latest();
    await join(group, reader);
    expect(await list(reader, start)).toEqual(all.map((id) => `ACCESS_GAINED ${id}`).toSorted());
    const member = await latest();
    await leave(group, reader);
    expect(await list(reader, member)).toEqual(all.map((id) => `ACCESS_LOST ${id}`).toSorted());
    for (const viewer of [other, person.admin, person.visitor]) expect(await list(viewer, start)).toEqual([]);
    expect(await query(api.em(), 'select id from access_snapshot')).toEqual([]);
  });

  it('reads nothing about objects that another group, a grant or everyone shares with them', async () => {
    const { em, group, reader, document, event, update, question } = await makeGroupWithObjects();
    const second = await makeGroup(em);
    await makeGrant({ em, documentId: document, userId: reader.id }, 1);
    await run(
      'insert into event_group (series_id, group_id) select series_id, $2 from event where id = $1',
      event,
      second.id,
    );
    await run('update investor_update set everyone = true where id = $1', update);
    await join(second, reader);
    const start = await latest();
    await join(group, reader);
    await leave(group, reader);
    expect(await list(reader, start)).toEqual([]);
    await em.transactional(async (em) => {
      await query(em, 'delete from document_grant where account_id = $1', [reader.id]);
      await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, reader.id]);
    });
    expect((await list(reader, start)).filter((line) => line.startsWith('ACCESS_LOST'))).toEqual([]);
    expect([document, question].every(Boolean)).toBe(true);
  });

  it('reads one entry per type that says to list again if there are more than 100 objects', async () => {
    const em = api.em();
    const [group, reader] = [await makeGroup(em), await makeMember()];
    const folder = await makeFolder(em, 'Many');
    for (let count = 0; count <= 100; count += 1) await makeDocument(em, { title: `Deed ${count}`, folderId: folder });
    const event = await makeEvent(em, { groupIds: [group.id] });
    await join(group, reader);
    const start = await latest();
    await makeGrant({ em, folderId: folder, groupId: group.id }, 1);
    const granted = await latest();
    await leave(group, reader);
    // Of documents, and of their questions.
    const again = `ACCESS_CHANGED ${reader.id}`;
    expect(await list(reader, granted)).toEqual([again, again, `ACCESS_LOST ${event}`]);
    await join(group, reader);
    const joined = await latest();
    await query(em, 'delete from document_grant where folder_id = $1', [folder]);
    expect(new Set(await list(reader, joined))).toEqual(new Set([`ACCESS_CHANGED ${reader.id}`]));
    expect((await list(person.admin, start)).some((line) => line.startsWith('ACCESS_'))).toBe(false);
  });
});

describe('many members who join a group at once', () => {
  it('read to list again, except for the first 50, whose single objects are noted', async () => {
    const { em, group, document, question } = await makeGroupWithObjects();
    const members = await Promise.all(Array.from({ length: 120 }, makeMember));
    const after = await latest();
    const ids = members.map(({ id }) => id);
    const calls = await em.transactional(async (em) => {
      await query(em, "set local track_functions = 'all'");
      await query(
        em,
        `insert into account_group_member (group_id, account_id)
         select $1, id from unnest($2::text[]) with ordinality u (id, place) order by place`,
        [group.id, ids],
      );
      return query(em, "select calls::integer from pg_stat_xact_user_functions where funcname = 'documents_below'");
    });
    // The cost of the others does not depend on the number of documents that the group shares.
    expect(calls).toEqual([{ calls: 50 }]);
    expect(await list(members[0]!, after)).toContain(`ACCESS_GAINED ${document}`);
    expect(await list(members[49]!, after)).toContain(`ACCESS_GAINED ${question}`);
    const last = members.at(-1)!;
    expect(await list(last, after)).toContain(`ACCESS_CHANGED ${last.id}`);
    expect(await list(last, after)).not.toContain(`ACCESS_GAINED ${document}`);
  });

  it('are noted without reading again what the same transaction noted before', async () => {
    const em = api.em();
    const members = Array.from({ length: 150 }, () => makeUser(em));
    await em.flush();
    const { id } = await makeGroup(em);
    const readRows = async (em: SqlEntityManager) => {
      const sql = "select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'change'";
      return (await query<{ rows: number }>(em, sql))[0]!.rows;
    };
    await em.transactional(async (em) => {
      await query(em, 'truncate change');
      await query(em, 'analyze change');
      await query(em, 'discard plans');
      const before = await readRows(em);
      await query(
        em,
        'insert into account_group_member (group_id, account_id) select $1, a.id from account a where a.id = any($2)',
        [id, members.map((member) => member.id)],
      );
      await query(em, 'set constraints all immediate');
      expect((await readRows(em)) - before).toBe(0);
    });
  });
});

describe('a member from whom an object is taken away', () => {
  it('reads that they lost it: a right, a moved or deleted document, a dropped group, a withdrawn update', async () => {
    const { em, group, reader, folder, document, event, update, question } = await makeGroupWithObjects();
    const keeper = await makeMember();
    await join(group, reader);
    await makeGrant({ em, documentId: document, userId: keeper.id }, 2);
    const other = await makeMember();
    let after = await latest();
    const lost = async (...ids: string[]) => {
      expect((await list(reader, after)).filter((line) => line.startsWith('ACCESS_'))).toEqual(
        ids.map((id) => `ACCESS_LOST ${id}`).toSorted(),
      );
      expect((await list(keeper, after)).filter((line) => line.startsWith('ACCESS_'))).toEqual([]);
      expect((await list(other, after)).filter((line) => line.startsWith('ACCESS_'))).toEqual([]);
      after = await latest();
    };
    await query(em, 'delete from document_grant where folder_id = $1', [folder]);
    await lost(document, question);
    await makeGrant({ em, folderId: folder, groupId: group.id }, 2);
    after = await latest();
    await query(em, 'update document set folder_id = null where id = $1', [document]);
    await lost(document, question);
    await query(em, 'delete from event_group where group_id = $1', [group.id]);
    await lost(event);
    await query(em, 'update investor_update set published_at = null, withdrawn_at = now() where id = $1', [update]);
    await lost(update);
  });

  it('reads that a document, a question and an event for everyone were deleted, and a group with its access', async () => {
    const { em, group, reader, document, event, update, question } = await makeGroupWithObjects();
    const forEveryone = await makeEvent(em, {});
    await join(group, reader);
    let after = await latest();
    await query(em, 'delete from question where id = $1', [question]);
    expect(await list(reader, after)).toEqual([`ACCESS_LOST ${question}`]);
    after = await latest();
    await query(em, 'delete from event where id = $1', [forEveryone]);
    expect(await list(reader, after)).toEqual([`ACCESS_LOST ${forEveryone}`]);
    after = await latest();
    await query(em, 'delete from account_group where id = $1', [group.id]);
    const lines = (await list(reader, after)).filter((line) => line.startsWith('ACCESS_'));
    expect(lines).toEqual([document, event, update].map((id) => `ACCESS_LOST ${id}`).toSorted());
  });

  it('reads nothing new if an event for some groups is for everyone from now on, and the reverse only if they lose it', async () => {
    const { em, group, reader, event } = await makeGroupWithObjects();
    const other = await makeMember();
    await join(group, reader);
    let after = await latest();
    await query(em, 'update event_series set everyone = true where id = (select series_id from event where id = $1)', [
      event,
    ]);
    expect(await list(reader, after)).toEqual([`UPDATED ${event}`]);
    expect(await list(other, after)).toEqual([`UPDATED ${event}`]);
    after = await latest();
    await query(em, 'update event_series set everyone = false where id = (select series_id from event where id = $1)', [
      event,
    ]);
    expect(await list(reader, after)).toEqual([`UPDATED ${event}`]);
    expect(await list(other, after)).toEqual([`ACCESS_LOST ${event}`]);
  });

  it('reads it also if two transactions at the same time take away both of their rights', async () => {
    const { em, group, reader, document } = await makeGroupWithObjects();
    await join(group, reader);
    await makeGrant({ em, documentId: document, userId: reader.id }, 1);
    const after = await latest();
    let goOn = (): void => undefined;
    const bothAreReady = new Promise<void>((resolve) => (goOn = resolve));
    const first = api.em().transactional(async (em) => {
      await query(em, 'delete from document_grant where account_id = $1', [reader.id]);
      await bothAreReady;
    });
    const second = api.em().transactional(async (em) => {
      await query(em, 'delete from account_group_member where account_id = $1', [reader.id]);
      goOn();
    });
    await Promise.all([first, second]);
    expect(await list(reader, after)).toContain(`ACCESS_LOST ${document}`);
  });
});

describe('a delegate', () => {
  it('reads what they gained and lost by a delegation, and to list again when its last day is over', async () => {
    const { em, group, reader, document } = await makeGroupWithObjects();
    await join(group, reader);
    const delegate = await makeMember();
    const after = await latest();
    const delegation = await makeDelegation(em, { from: reader.id, to: delegate.id, documentIds: [document] });
    const given = await latest();
    await leave(group, reader);
    expect(await list(delegate, given)).toContain(`ACCESS_LOST ${document}`);
    await join(group, reader);
    const back = await latest();
    await query(em, "update delegation set ends_at = now() - interval '1 second' where id = $1", [delegation]);
    await noteLapsedDelegations(api.em());
    await noteLapsedDelegations(api.em());
    expect((await list(delegate, back)).filter((line) => line === `ACCESS_CHANGED ${delegate.id}`)).toHaveLength(2);
    expect(after).not.toBe(back);
  });
});

describe('the changes of an account', () => {
  it('are read with each token of its owner, and an administrator who loses the role reads that they must list again', async () => {
    const member = await makeMember();
    const other = await makeMember();
    const token = { id: 'tok_1', scopes: ['CONTENT_READ'] };
    const after = await latest();
    await run("update account set company = 'New' where id = any($1)", [member.id, other.id]);
    const read = async (viewer: Viewer, types?: 'ARTICLE'[]) =>
      (await api.run(viewer, LIST, { after, ...(types && { filter: { types } }) })).data.changes.nodes.map(
        ({ nodeId }) => nodeId,
      );
    expect(await read({ ...member, token })).toEqual([member.id]);
    expect(await read({ ...member, token }, ['ARTICLE'])).toEqual([]);
    const admin = await makeMember();
    await run("update account set roles = '{ADMIN}' where id = $1", admin.id);
    const promoted = await latest();
    await run("update account set roles = '{INVESTOR}' where id = $1", admin.id);
    const lines = await list(admin, promoted);
    expect(lines).toEqual(Array.from({ length: 5 }, () => `ACCESS_CHANGED ${admin.id}`));
  });
});
