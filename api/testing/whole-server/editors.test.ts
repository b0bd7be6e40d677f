import { expect, it } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { notifyOfEvent } from '#api/portal/events/event.notify.service.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { digestUpdates } from '#api/portal/updates/update.digest.service.ts';
import { notifyOfDocuments } from '#api/portal/updates/update.documents.service.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { notifyOfUpdate } from '#api/portal/updates/update.notify.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeContext, person, useApi } from '../api.ts';
import { query } from '../query.ts';

// What an account that is only an editor can read. access.test.ts calls every operation as an editor.

const api = useApi();

const read = async (operation: string, viewer: Parameters<typeof api.execute>[0] = person.editor) =>
  api.execute(viewer, operation);

it('an editor reads drafts and has all rights to articles', async () => {
  const em = api.em();
  const { id, slug } = makeArticle(em, { status: ArticleStatus.DRAFT });
  await em.flush();
  const { data } = await read(`{ article(slug: "${slug}") { id viewerCan { update publish delete } } }`);
  expect(data).toEqual({ article: { id, viewerCan: { update: true, publish: true, delete: true } } });
});

it('an editor finds nothing that is shared with investors, also if it is for everyone', async () => {
  const em = api.em();
  const documentId = await makeDocument(em);
  const updateId = await makeUpdate(em);
  await makeEvent(em);
  const { id: userId } = makeUser(em);
  await em.flush();
  const lists =
    '{ documents { nodes { id } } investorUpdates { nodes { id } } events { nodes { id } } questions { nodes { id } } }';
  const none = { nodes: [] };
  expect((await read(lists)).data).toEqual({ documents: none, investorUpdates: none, events: none, questions: none });
  const updates = await read(lists, person.investor);
  expect(updates.data).toMatchObject({ investorUpdates: { nodes: [{ id: updateId }] } });
  const one = `{ document(id: "${documentId}") { id } investorUpdate(id: "${updateId}") { id } node(id: "${userId}") { id } }`;
  expect((await read(one)).data).toEqual({ document: null, investorUpdate: null, node: null });
});

it('an editor sees only the work with content in the inbox', async () => {
  const { data } = await read('{ inbox { kind } }');
  expect(data).toEqual({ inbox: [{ kind: 'FAILING_FEEDS' }, { kind: 'SCHEDULED_ARTICLES' }] });
});

it('an editor cannot create a webhook', async () => {
  const input = '{ name: "Theirs", url: "https://receiver.example/", types: [ARTICLE] }';
  const { code } = await read(`mutation { createWebhook(input: ${input}) { secret } }`);
  expect(code).toBe('FORBIDDEN');
});

it('an editor who was an investor gets no email about documents, updates, events or delegations', async () => {
  const em = api.em();
  const [ada, dora] = [makeUser(em), makeUser(em)];
  await em.flush();
  const { id: groupId } = await makeGroup(em, [ada]);
  const documentId = await makeDocument(em);
  await makeGrant({ em, documentId, groupId }, 2);
  const delegationId = await makeDelegation(em, { from: ada.id, to: dora.id, documentIds: [documentId] });
  await makeUpdate(em, { documentIds: [documentId] });
  await makeEvent(em, { startsWall: '2031-05-06T10:00' });
  await query(em, "update account set roles = '{EDITOR}' where id = $1", [ada.id]);
  await query(em, "insert into document_notice (document_id, created_at) values ($1, now() - interval '1 hour')", [
    documentId,
  ]);
  const { services } = makeContext(person.admin, em);
  const postman = { env: services.env, secrets: services.secrets };
  while (await notifyOfUpdate(api.em(), postman));
  while (await notifyOfDocuments(api.em(), postman));
  while (await notifyOfEvent(api.em(), services.env));
  await digestUpdates(api.em(), postman);
  const end = `mutation { endDelegation(input: { id: "${delegationId}", reason: "Over" }) { delegation { id } } }`;
  expect((await read(end, person.admin)).errors).toBeUndefined();
  const kindsOf = async ({ email }: { email: string }) =>
    (await query<{ kind: string }>(em, 'select kind from mail where recipient = $1', [email])).map(({ kind }) => kind);
  expect(await kindsOf(ada)).toEqual([]);
  expect(await kindsOf(dora)).toContain('delegation.ended');
});

it('an administrator can make an investor an editor', async () => {
  const em = api.em();
  const { id } = makeUser(em);
  await em.flush();
  const { data } = await read(
    `mutation { setUserRoles(input: { id: "${id}", roles: [EDITOR] }) { user { roles } } }`,
    person.admin,
  );
  expect(data).toEqual({ setUserRoles: { user: { roles: ['EDITOR'] } } });
});
