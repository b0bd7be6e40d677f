import { text } from 'node:stream/consumers';
import { type GraphQLInputType, type GraphQLSchema, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportOwnData, toJson } from '#api/accounts/auth/account-export.service.ts';
import { readChanges } from '#api/integration/changes/change.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { writeCalendar } from '#api/portal/events/calendar.write.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { listForCalendar } from '#api/portal/events/event.read.service.ts';
import { notifyOfEvent } from '#api/portal/events/event.notify.service.ts';
import { indexPassages } from '#api/content/chat/passages/passage.index.service.ts';
import { readPortalPassages } from '#api/content/chat/passages/passage.portal.texts.service.ts';
import { resolvers } from '#api/features.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { createLogger } from '#api/platform/logger.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { query } from '../query.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { notifyOfUpdate } from '#api/portal/updates/update.notify.service.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeContext, person, useApi } from '../api.ts';
import { type Root, getRoots, getSelection, makeInputValue, writeOperation } from '../operations.ts';

// Every field of one investor's data contains the marker "Canary". The test calls every operation in the schema as
// another investor without access, with the ids and the marker as arguments. New operations are covered automatically.

const api = useApi({ hasCostLimits: false });
let schema: GraphQLSchema;
let grantee: Viewer & { kind: 'user' };
let other: Viewer & { kind: 'user' };
/** The first investor delegates one document without the marker to this account. */
let delegate: Viewer & { kind: 'user' };
let ids: string[];
/** The objects whose changes only the first investor and administrators may read. */
let changed: string[];

async function member(): Promise<Viewer & { kind: 'user' }> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

beforeAll(async () => {
  schema = await createSchema(resolvers);
  [grantee, other, delegate] = [await member(), await member(), await member()];
  const em = api.em();
  const group = await makeGroup(em, [], { name: 'Canary group' });
  await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, grantee.id]);
  const folder = await makeFolder(em, 'Canary folder');
  const document = await makeDocument(em, {
    title: 'Canary title',
    summary: 'Canary summary',
    fileName: 'Canary.pdf',
    folderId: folder,
  });
  await makeGrant({ em, folderId: folder, groupId: group.id }, 3);
  const words = { title: 'Canary event', description: 'Canary description', location: 'Canary place' };
  const event = await makeEvent(em, { ...words, groupIds: [group.id] });
  const off = await makeEvent(em, { ...words, groupIds: [group.id] });
  await query(em, "update event set status = 'CANCELED', note = 'Canary note' where id = $1", [off]);
  const update = await makeUpdate(em, {
    title: 'Canary update',
    body: 'Canary body',
    groupIds: [group.id],
    documentIds: [document],
  });
  await query(
    em,
    `insert into portal_passage (kind, source_id, position, version, page, anchor, title, heading, sentences)
     values ('DOCUMENT', $1, 0, 1, 1, 'page-1', 'Canary title', 'Page 1', '{Canary sentence.}')`,
    [document],
  );
  const question = 'que_00000000000000000000000000000001';
  await query(
    em,
    `insert into question (id, document_id, account_id, body, answer, answered_at, published_body)
     values ($1, $2, $3, 'Canary question', 'Canary answer', now(), 'Canary wording')`,
    [question, document, grantee.id],
  );
  const plain = await makeDocument(em, { title: 'Lent' });
  await makeGrant({ em, documentId: plain, userId: grantee.id }, 3);
  await makeDelegation(em, { from: grantee.id, to: delegate.id, level: 3, documentIds: [plain] });
  const { id: third } = await member();
  const delegation = await makeDelegation(em, { from: grantee.id, to: third, documentIds: [document] });
  await query(em, "update delegation set email = 'Canary@law.example', reason = 'Canary reason' where id = $1", [
    delegation,
  ]);
  const webhook = 'whk_00000000000000000000000000000001';
  const delivery = 'whd_00000000000000000000000000000001';
  await query(
    em,
    `insert into webhook (id, account_id, name, url, types, secret, status, position)
     values ($1, $2, 'Canary webhook', 'https://receiver.example/Canary', '{DOCUMENT}', '', 'PAUSED', 0)`,
    [webhook, grantee.id],
  );
  await query(
    em,
    `insert into webhook_delivery (id, webhook_id, type, node_id, body, status, error)
     values ($1, $2, 'Canary.type', $3, '', 'FAILED', 'Canary error')`,
    [delivery, webhook, document],
  );
  changed = [document, event, off, update, question, grantee.id];
  ids = [document, folder, event, off, update, question, group.id, delegation, webhook, delivery];
  const {
    services: { env },
  } = makeContext(grantee, em);
  const log = createLogger('silent');
  const kinds = ['UPDATE', 'QUESTION', 'EVENT'] as const;
  while (await indexPassages(em, { area: 'portal', kinds, read: readPortalPassages(env), log }));
});

/** An id with the same prefix that does not exist. */
const nobodys = (id: string): string => id.replace(/(?<=_).*/, (rest) => '0'.repeat(rest.length));

const takesId = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesId(field.type));
  return named.name === 'ID';
};

interface Call {
  text: string;
  variables: Record<string, unknown>;
}

/** A call of an operation with all its arguments, or with only the required ones. */
function makeCall(root: Root, word: string, isWhole: boolean): Call {
  const args = root.args.filter(
    ({ name, type }) => isNonNullType(type) || (isWhole && name !== 'after' && getNamedType(type).name !== 'DateTime'),
  );
  const [text, variables] = writeOperation(
    { ...root, args },
    (type) => makeInputValue(type, word),
    getSelection(root.type, schema),
  );
  return { text, variables };
}

async function send(viewer: Viewer, { text, variables }: Call): Promise<string> {
  const answer = await api.execute(viewer, text, variables);
  const invalid = answer.errors?.find(({ extensions }) => extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED');
  if (invalid) throw new Error(`${text} was not called: ${invalid.message}`);
  return JSON.stringify(answer).replaceAll(/"requestId":"[^"]*"/g, '');
}

const ask = (viewer: Viewer, root: Root, word: string, isWhole: boolean): Promise<string> =>
  send(viewer, makeCall(root, word, isWhole));

/** The calls with each word, once each: most operations take few texts, so several words make the same call. */
function makeCalls(root: Root): Call[] {
  const calls = [...ids, 'Canary'].flatMap((word) => [makeCall(root, word, false), makeCall(root, word, true)]);
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

/** A rate-limited query would prove nothing. */
const resetLimits = () => query(api.em(), 'delete from limit_counter');

describe('a marker in one investor’s data', () => {
  it('is visible to that investor, which validates the other tests', async () => {
    const queries = getRoots(schema).filter(({ kind }) => kind === 'query');
    let text = '';
    // Running all queries of all ids at once would exhaust the connection pool on a busy machine.
    for (const id of ids) text += (await Promise.all(queries.map((root) => ask(grantee, root, id, false)))).join('');
    for (const part of [
      'title',
      'summary',
      '.pdf',
      'folder',
      'event',
      'description',
      'place',
      'note',
      'update',
      'body',
      'reason',
      'webhook',
    ])
      expect([part, text.includes(`Canary${part.startsWith('.') ? '' : ' '}${part}`)]).toEqual([part, true]);
    expect(text).not.toContain('Canary group');
  });

  it('is in no query result of another investor, with any arguments', async () => {
    for (const root of getRoots(schema).filter(({ kind }) => kind === 'query'))
      for (const viewer of [other, delegate, person.visitor, person.suspended])
        for (const call of makeCalls(root)) {
          if (root.name === 'chatAnswer') await resetLimits();
          const answer = await send(viewer, call);
          // Search and chat echo their input.
          expect([
            root.name,
            call.variables,
            answer.replaceAll(/"(query|corrected|question|typed)":"Canary"/g, ''),
          ]).not.toEqual([root.name, call.variables, expect.stringContaining('Canary')]);
        }
  });

  it('causes changes that only that investor reads, in the list and in webhooks', async () => {
    const list = '{ changes(first: 100) { nodes { nodeId } } }';
    const read = async (viewer: Viewer) => JSON.stringify((await api.execute(viewer, list)).data);
    const own = await read(grantee);
    expect(changed.filter((id) => !own.includes(id))).toEqual([]);
    for (const viewer of [other, delegate, person.visitor, person.suspended]) {
      const answer = await read(viewer);
      expect(changed.filter((id) => answer.includes(id))).toEqual([]);
      // What webhooks of this viewer send comes from the same function.
      const sent = await readChanges(api.em(), viewer, { after: '0', upTo: '1000000', limit: 1_000 });
      expect(sent.filter(({ nodeId }) => changed.includes(nodeId))).toEqual([]);
    }
  });

  it('is quoted and counted in chat answers only for that investor', async () => {
    const chat = `{ chatAnswer(filter: { question: "Canary body" }) { citations { path } nearestPages { path } } }`;
    await resetLimits();
    const { data } = await api.execute(grantee, chat);
    const path = `/investor/updates/${ids.find((id) => id.startsWith('upd_'))}`;
    expect(data).toMatchObject({ chatAnswer: { citations: expect.arrayContaining([{ path }]) } });
    await resetLimits();
    for (const viewer of [other, delegate, person.visitor, person.suspended])
      expect((await api.execute(viewer, chat)).data).toMatchObject({
        chatAnswer: { citations: [], nearestPages: [] },
      });
  });

  it('is found in the text of documents only for that investor', async () => {
    const none = { documentTextHits: { nodes: [], edges: [] } };
    const find = '{ documentTextHits(filter: { text: "Canary" }) { nodes { page parts { text } } edges { cursor } } }';
    await resetLimits();
    const { data } = await api.execute(grantee, find);
    expect(JSON.stringify(data)).toMatch(/Canary.* sentence/);
    for (const viewer of [other, delegate, person.suspended])
      expect((await api.execute(viewer, find)).data ?? none).toEqual(none);
  });

  it('is not revealed by mutations, because its id causes the same error as an unknown id', async () => {
    const changes = getRoots(schema).filter(
      ({ kind, args }) => kind === 'mutation' && args.some(({ type }) => takesId(type)),
    );
    for (const root of changes)
      for (const id of ids) {
        const answer = await ask(other, root, id, true);
        const same = await ask(other, root, nobodys(id), true);
        expect([root.name, answer.replaceAll(id, nobodys(id))]).toEqual([root.name, same]);
        expect([root.name, answer.includes('Canary')]).toEqual([root.name, false]);
      }
  });

  it('is in no email, calendar or export of another account', async () => {
    const {
      services: { env, secrets },
    } = makeContext(other, api.em());
    while (await notifyOfEvent(api.em(), env));
    while (await notifyOfUpdate(api.em(), { env, secrets }));
    const mails = await query<{ to: string; text: string }>(
      api.em(),
      "select a.id as to, m.subject || m.body_text || coalesce(m.calendar_text, '') as text from mail m join account a on a.email = m.recipient",
    );
    expect(mails.filter(({ to }) => to === grantee.id).some(({ text }) => text.includes('Canary event'))).toBe(true);
    expect(mails.filter(({ to }) => to === grantee.id).some(({ text }) => text.includes('Canary update'))).toBe(true);
    expect(mails.filter(({ to, text }) => to !== grantee.id && text.includes('Canary'))).toEqual([]);
    const calendar = writeCalendar(await listForCalendar(makeContext(other, api.em())), {
      siteName: 'Safe AI',
      publicUrl: 'https://portal.example',
    });
    expect(calendar).not.toContain('Canary');
    expect(await text(toJson(await exportOwnData(makeContext(other, api.em()))))).not.toContain('Canary');
  });
});
