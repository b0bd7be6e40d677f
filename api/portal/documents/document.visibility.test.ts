import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeDocument, makeFolder, makeGrant } from './document.factory.ts';
import {
  DocumentVisibilityTestFoldersDocument as FOLDERS,
  DocumentVisibilityTestListDocument as LIST,
  type DocumentVisibilityTestListQuery,
  DocumentVisibilityTestNameDocument as NAME,
  DocumentVisibilityTestNodeDocument as NODE,
  DocumentVisibilityTestOneDocument as ONE,
} from '#graphql/generated/tests-portal-documents.ts';

// No list, count, search, number or id reveals a document that the viewer cannot list.

const api = useApi();

async function arrive(): Promise<{ viewer: Viewer; userId: string }> {
  const em = api.em();
  const user = makeUser(em);
  await em.flush();
  return { viewer: { ...person.investor, id: user.id }, userId: user.id };
}

describe('two investors with different rights', () => {
  const MARKER = 'canary7q';

  async function world() {
    const [ines, ole] = [await arrive(), await arrive()];
    const em = api.em();
    const folderId = await makeFolder(em, `${MARKER} folder`);
    const inner = await makeFolder(em, `${MARKER} inner`, folderId);
    const hidden = await makeDocument(em, {
      title: `${MARKER} title`,
      summary: `${MARKER} summary`,
      fileName: `${MARKER}.pdf`,
      folderId: inner,
    });
    const shared = await makeDocument(em, { title: 'Shared with both', folderId });
    await makeGrant({ em, documentId: hidden, userId: ines.userId }, 1);
    for (const { userId } of [ines, ole]) await makeGrant({ em, documentId: shared, userId }, 2);
    return { ines, ole, folderId, inner, hidden, shared };
  }

  it('each have their own lists, counts and numbers without gaps', async () => {
    const { ines, ole, folderId, inner, hidden, shared } = await world();
    const makeIdFactory = async (viewer: Viewer) =>
      (await api.run(viewer, LIST)).data.documents.nodes.map((node) => [node.index, node.id]);
    expect(await makeIdFactory(ines.viewer)).toEqual([
      ['1.1.1', hidden],
      ['1.2', shared],
    ]);
    expect(await makeIdFactory(ole.viewer)).toEqual([['1.1', shared]]);
    const folders = (await api.run(ole.viewer, FOLDERS)).data.folders.nodes;
    expect(folders).toMatchObject([{ id: folderId, index: '1', parentId: null, documentCount: 1 }]);
    expect((await api.run(ines.viewer, FOLDERS)).data.folders.nodes).toMatchObject([
      { id: folderId, documentCount: 2 },
      { id: inner, index: '1.1', parentId: folderId, documentCount: 1 },
    ]);
  });

  it('never see the other’s documents: by search, filter, id or error', async () => {
    const { ines, ole, inner, hidden } = await world();
    const answers = [
      await api.run(ole.viewer, LIST, { filter: { search: MARKER } }),
      await api.run(ole.viewer, LIST, { filter: { folderId: inner } }),
      await api.run(ole.viewer, ONE, { id: hidden }),
      await api.run(ole.viewer, NAME, { id: inner }),
    ];
    const nothing = [
      await api.run(ole.viewer, LIST, { filter: { search: 'nothing of that kind' } }),
      await api.run(ole.viewer, LIST, { filter: { folderId: 'fold_nothing' } }),
      await api.run(ole.viewer, ONE, { id: 'doc_nothing' }),
      await api.run(ole.viewer, NODE, { id: 'fold_nothing' }),
    ];
    expect(answers).toEqual(nothing);
    const result = await api.run(ines.viewer, LIST, { filter: { search: MARKER } });
    expect(result.data.documents.nodes.map(({ id }) => id)).toEqual([hidden]);
    expect((await api.run(ines.viewer, LIST, { filter: { folderId: inner } })).data.documents.nodes).toHaveLength(1);
    expect((await api.run(ines.viewer, ONE, { id: hidden })).data).toMatchObject({ node: { id: hidden } });
  });

  it('see a folder only if it contains a document for them; administrators also see empty ones', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const empty = await makeFolder(em, 'Empty');
    await makeGrant({ em, folderId: empty, userId }, 3);
    expect((await api.run(viewer, FOLDERS)).data.folders.nodes).toEqual([]);
    const all = (await api.run(person.admin, FOLDERS)).data.folders.nodes;
    expect(all.find(({ id }) => id === empty)).toMatchObject({ documentCount: 0 });
  });
});

describe('the list of documents', () => {
  it('requires an approved account', async () => {
    for (const operation of [LIST, FOLDERS]) {
      expect((await api.execute(person.visitor, operation)).code).toBe('UNAUTHENTICATED');
      expect((await api.execute(person.suspended, operation)).code).toBe('FORBIDDEN');
      expect((await api.execute({ ...person.investor, id: 'usr_new' }, operation)).errors).toBeUndefined();
    }
  });

  it('has each document once across its pages, in the order of its number', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const parent = await makeFolder(em, 'Year');
    await makeGrant({ em, folderId: parent, userId }, 1);
    for (let n = 1; n <= 12; n += 1) await makeDocument(em, { title: `Letter ${n}`, folderId: parent });
    for (let n = 1; n <= 11; n += 1)
      await makeDocument(em, { title: `Inner ${n}`, folderId: await makeFolder(em, `Month ${n}`, parent) });
    const indexes: string[] = [];
    let after: string | null = null;
    do {
      const { documents }: DocumentVisibilityTestListQuery = (await api.run(viewer, LIST, { first: 5, after })).data;
      indexes.push(...documents.nodes.map(({ index }) => index));
      after = documents.pageInfo.hasNextPage ? documents.pageInfo.endCursor : null;
    } while (after);
    const inner = Array.from({ length: 11 }, (_, n) => `1.${n + 1}.1`);
    expect(indexes).toEqual([...inner, ...Array.from({ length: 12 }, (_, n) => `1.${n + 12}`)]);
    expect((await api.run(viewer, LIST, { after: 'x' })).code).toBe('BAD_USER_INPUT');
  });
});

describe('access', () => {
  const site = useSite(2);
  const PASSWORD = 'correct horse battery staple';

  it.each([
    ['because it was revoked', 'delete from document_grant where holder = $1'],
    ['because they left the group', 'delete from account_group_member where group_id = $1'],
    [
      'because they were suspended',
      "update account set status = 'SUSPENDED' where id = (select account_id from account_group_member where group_id = $1)",
    ],
  ])('ends on every server by the next request %s', async (_why, sql) => {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const group = await makeGroup(em, [user]);
    const id = await makeDocument(em);
    await makeGrant({ em, documentId: id, groupId: group.id }, 3);
    const browser = new TestBrowser();
    await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
    const titles = async () =>
      Promise.all(site.urls.map(async (url) => (await browser.run(url, ONE, { id })).data?.document?.title ?? null));
    expect(await titles()).toEqual(['Annual report', 'Annual report']);
    await query(em, sql, [group.id]);
    expect(await titles()).toEqual([null, null]);
  });
});
