import { beforeEach, describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { makeDocument, makeFolder, makeUpload } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeFeed } from '../feeds/feed.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { QuestionRow } from '#api/portal/questions/question.entity.ts';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const api = useApi();

type Member = Viewer & { kind: 'user' };
type Values = Record<string, unknown>;

let ada: Member;
let ben: Member;

const makeName = () => `Name ${Math.random().toString(36).slice(2, 10)}`;

beforeEach(async () => {
  const em = api.em();
  const [first, second] = [makeUser(em, { name: 'Ada Miller' }), makeUser(em, { name: 'Ben Ruiz' })];
  await em.flush();
  ada = { ...person.admin, id: first.id, name: first.name };
  ben = { ...person.admin, id: second.id, name: second.name };
});

interface EditedNoun {
  type: string;
  mutation: string;
  version?: string;
  create: () => Promise<string>;
  /** What each of two people sends, and what the first one reads in the other's conflict. */
  adas: () => Values;
  bens: () => Values;
  fields: string[];
}

async function makeQuestion(): Promise<string> {
  const em = api.em();
  const documentId = await makeDocument(em);
  const { id } = em.create(QuestionRow, { documentId, accountId: null, page: null, body: 'Why?' } as never);
  await em.flush();
  return id;
}

async function flushed<Row extends { id: string }>(make: (em: ReturnType<typeof api.em>) => Row): Promise<string> {
  const em = api.em();
  const { id } = make(em);
  await em.flush();
  return id;
}

const nouns: EditedNoun[] = [
  {
    type: 'Category',
    mutation: 'updateCategory',
    create: () => flushed((em) => makeCategory(em)),
    adas: () => ({ description: 'By Ada' }),
    bens: () => ({ name: makeName() }),
    fields: ['description'],
  },
  {
    type: 'Feed',
    mutation: 'updateFeed',
    create: () => flushed((em) => makeFeed(em)),
    adas: () => ({ isPaused: true }),
    bens: () => ({ title: 'By Ben' }),
    fields: ['isPaused'],
  },
  {
    type: 'Group',
    mutation: 'updateGroup',
    create: async () => (await makeGroup(api.em())).id,
    adas: () => ({ addMemberIds: [ada.id] }),
    bens: () => ({ name: makeName() }),
    fields: ['members'],
  },
  {
    type: 'Folder',
    mutation: 'updateFolder',
    create: async () => {
      await makeFolder(api.em(), makeName());
      return makeFolder(api.em(), makeName());
    },
    adas: () => ({ position: 1 }),
    bens: () => ({ name: 'By Ben' }),
    fields: ['position'],
  },
  {
    type: 'Document',
    mutation: 'updateDocument',
    version: 'editVersion',
    create: () => makeDocument(api.em()),
    adas: () => ({ summary: 'By Ada', isPinned: false }),
    bens: () => ({ title: 'By Ben' }),
    fields: ['summary'],
  },
  {
    type: 'Event',
    mutation: 'updateEvent',
    create: () => makeEvent(api.em()),
    adas: () => ({ location: 'Room 4', capacity: 20 }),
    bens: () => ({ title: 'By Ben' }),
    fields: ['location', 'capacity'],
  },
  {
    type: 'Question',
    mutation: 'answerQuestion',
    create: makeQuestion,
    adas: () => ({ answer: 'By Ada', send: false }),
    bens: () => ({ answer: 'By Ben', send: false }),
    fields: ['answer'],
  },
];

describe.each(nouns)('$mutation', ({ type, mutation, version = 'version', create, adas, bens, fields }) => {
  const noun = type.toLowerCase();
  const input = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const send = (viewer: Viewer, values: Values) =>
    api.execute(
      viewer,
      `mutation($input: ${input}!) { ${mutation}(input: $input) { ${noun} { id version: ${version} } } }`,
      { input: values },
    );
  const read = async (viewer: Viewer, id: string) =>
    (
      (
        await api.execute(viewer, `query($id: ID!) { node(id: $id) { ... on ${type} { version: ${version} } } }`, {
          id,
        })
      ).data as { node: { version: number } | null }
    ).node;
  const conflictIn = ({ errors }: Answer) =>
    errors?.[0]?.extensions?.['conflict'] as {
      version: number;
      changes: { person: { name: string }; fields: string[]; isViewer: boolean }[];
      current: Values;
    };

  it('tells an administrator who saves later which colleague changed what, and saves nothing', async () => {
    const id = await create();
    expect(await read(ada, id)).toEqual({ version: 1 });
    const saved = await send(ada, { id, ...adas(), expectedVersion: 1 });
    expect(saved.data).toMatchObject({ [mutation]: { [noun]: { version: 2 } } });
    const late = await send(ben, { id, ...bens(), expectedVersion: 1 });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors![0]!.message).toContain('Ada Miller changed');
    expect(late.errors![0]!.extensions!['fields']).toMatchObject([{ path: ['input', 'expectedVersion'] }]);
    const { changes, version: newest, current } = conflictIn(late);
    expect(changes).toMatchObject([{ person: { id: ada.id, name: 'Ada Miller' }, isViewer: false, fields }]);
    expect(newest).toBe(2);
    expect(Object.keys(current)).toEqual(fields.filter((field) => field !== 'members'));
    expect(await read(ben, id)).toEqual({ version: 2 });
    const again = await send(ben, { id, ...bens(), expectedVersion: newest });
    expect(again.data).toMatchObject({ [mutation]: { [noun]: { version: 3 } } });
  });

  it('saves one of two changes that are sent at the same time, and refuses the other', async () => {
    const id = await create();
    const answers = await Promise.all([
      send(ada, { id, ...adas(), expectedVersion: 1 }),
      send(ben, { id, ...bens(), expectedVersion: 1 }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it('says to a person who saved in another window that they did so themselves', async () => {
    const id = await create();
    await send(ada, { id, ...adas(), expectedVersion: 1 });
    const late = await send(ada, { id, ...bens(), expectedVersion: 1 });
    expect(late.errors![0]!.message).toMatch(/you changed .* elsewhere/);
    expect(conflictIn(late).changes).toMatchObject([{ isViewer: true }]);
  });

  it('saves what a program sends without a version, and a change of nothing is no conflict for others', async () => {
    const id = await create();
    const values = adas();
    await send(ada, { id, ...values });
    expect(await read(ada, id)).toEqual({ version: 2 });
    await send(ada, { id, ...values });
    expect(await read(ada, id)).toEqual({ version: 2 });
    expect((await send(ben, { id, ...bens(), expectedVersion: 2 })).errors).toBeUndefined();
  });

  it('names somebody whose account was deleted as another person', async () => {
    const id = await create();
    await send(ada, { id, ...adas() });
    await query(api.em(), 'delete from account where id = $1', [ada.id]);
    const late = await send(ben, { id, ...bens(), expectedVersion: 1 });
    expect(late.errors![0]!.message).toContain('another person changed');
  });
});

describe('the dates of a series', () => {
  const UPDATE = `mutation($input: UpdateEventInput!) { updateEvent(input: $input) { event { version } } }`;
  const CREATE = `mutation($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`;
  const update = (viewer: Viewer, input: Values) => api.execute(viewer, UPDATE, { input });
  const series = {
    title: 'Call',
    startsAt: '2031-05-06T10:00',
    endsAt: '2031-05-06T11:00',
    timeZone: 'Europe/Berlin',
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  };

  async function createSeries(): Promise<string[]> {
    const { data } = await api.execute(ada, CREATE, { input: series });
    const { id } = (data as { createEvent: { event: { id: string } } }).createEvent.event;
    const rows = await query<{ id: string }>(
      api.em(),
      'select id from event where series_id = (select series_id from event where id = $1) order by starts_at',
      [id],
    );
    return rows.map((row) => row.id);
  }

  it('can be moved by two administrators at the same time, each one another date', async () => {
    const [first, second] = await createSeries();
    const move = { startsAt: '2031-05-07T10:00', endsAt: '2031-05-07T11:00' };
    const later = { startsAt: '2031-05-14T10:00', endsAt: '2031-05-14T11:00' };
    expect((await update(ada, { id: first, ...move, expectedVersion: 1 })).errors).toBeUndefined();
    expect((await update(ben, { id: second, ...later, expectedVersion: 1 })).errors).toBeUndefined();
  });

  it('share a version of what belongs to all, and the conflict names the colleague who changed it on another date', async () => {
    const [first, second] = await createSeries();
    await update(ada, { id: first, capacity: 12, expectedVersion: 1 });
    const late = await update(ben, { id: second, capacity: 5, expectedVersion: 1 });
    expect(late.errors![0]!.message).toContain('Ada Miller changed the number of seats');
    expect(late.errors![0]!.extensions!['conflict']).toMatchObject({ version: 2, current: { capacity: 12 } });
    await update(ben, { id: second, title: 'Dinner', isOnlyThisDate: true });
    expect((await update(ada, { id: first, title: 'Lunch', expectedVersion: 2 })).errors).toBeUndefined();
  });

  it('that a colleague canceled and restored meanwhile are not changed without a word', async () => {
    const [first] = await createSeries();
    const input = { id: first };
    await api.execute(ada, `mutation($input: CancelEventInput!) { cancelEvent(input: $input) { event { id } } }`, {
      input,
    });
    await api.execute(ada, `mutation($input: RestoreEventInput!) { restoreEvent(input: $input) { event { id } } }`, {
      input,
    });
    const late = await update(ben, { id: first, title: 'Lunch', expectedVersion: 1 });
    expect(late.errors![0]!.message).toContain('Ada Miller changed the status');
  });
});

describe('the version of an object', () => {
  it('of the portal is read by administrators only', async () => {
    const documentId = await makeDocument(api.em());
    await query(api.em(), `insert into document_grant (document_id, account_id, level) values ($1, $2, 3)`, [
      documentId,
      ben.id,
    ]);
    const READ = `query($id: ID!) { document(id: $id) { id editVersion } }`;
    const investor: Viewer = { ...person.investor, id: ben.id };
    expect((await api.execute(investor, READ, { id: documentId })).data).toEqual({
      document: { id: documentId, editVersion: null },
    });
    expect((await api.execute(ada, READ, { id: documentId })).data).toMatchObject({ document: { editVersion: 1 } });
  });

  it('of a document counts a new file, whose number is its own', async () => {
    const id = await makeDocument(api.em());
    const UPDATE = `mutation($input: UpdateDocumentInput!) { updateDocument(input: $input) { document { version editVersion } } }`;
    const update = (viewer: Viewer, input: Values) => api.execute(viewer, UPDATE, { input: { id, ...input } });
    await update(ada, { title: 'Plan', expectedVersion: 1 });
    const uploadId = await makeUpload(api.em());
    expect((await update(ada, { uploadId, expectedVersion: 2 })).data).toMatchObject({
      updateDocument: { document: { version: 2, editVersion: 3 } },
    });
    const late = await update(ben, { title: 'Other', expectedVersion: 2 });
    expect(late.errors![0]!.message).toContain('Ada Miller changed the file');
  });
});

describe('a group that a colleague deletes meanwhile', () => {
  const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:00', timeZone: 'Europe/Berlin' };
  const answer = { question: 'Why?', answer: 'Because.' };

  it.each<[string, string, () => Promise<Values>]>([
    ['createEvent', 'CreateEventInput', async () => ({ title: 'Call', ...times })],
    ['updateEvent', 'UpdateEventInput', async () => ({ id: await makeEvent(api.em()) })],
    ['publishQuestion', 'PublishQuestionInput', async () => ({ id: await makeQuestion(), ...answer })],
    ['createInvestorUpdate', 'CreateInvestorUpdateInput', async () => ({ title: 'News' })],
  ])(
    'cannot be chosen by an administrator in %s, who learns that it does not exist',
    async (mutation, input, values) => {
      const group = await makeGroup(api.em());
      const variables = { input: { ...(await values()), groupIds: [group.id] } };
      const operation = `mutation($input: ${input}!) { ${mutation}(input: $input) { __typename } }`;
      const sending = await api.em().transactional(async (em) => {
        await query(em, 'delete from account_group where id = $1', [group.id]);
        const answer = api.execute(ada, operation, variables);
        await waitForLock();
        return { answer };
      });
      const { code, errors } = await sending.answer;
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors![0]!.extensions!['fields']).toMatchObject([{ path: ['input', 'groupIds'] }]);
    },
  );
});

/** Resolves when a statement waits for a lock of another transaction. */
const waitForLock = () =>
  eventually(async () =>
    expect(
      await query(
        api.em(),
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    ).not.toHaveLength(0),
  );

describe('a request for an account', () => {
  it('that a colleague rejects meanwhile is not answered with a question', async () => {
    const { id } = await createPending();
    const operation =
      'mutation($id: ID!) { requestMoreInformation(input: { id: $id, message: "Which fund?" }) { user { id } } }';
    const sending = await api.em().transactional(async (em) => {
      await query(em, "update account set status = 'REJECTED' where id = $1", [id]);
      const answer = api.execute(ada, operation, { id });
      await waitForLock();
      return { answer };
    });
    expect((await sending.answer).code).toBe('CONFLICT');
    expect(await query(api.em(), 'select 1 from account_decision where account_id = $1', [id])).toEqual([]);
  });
});

async function createPending() {
  const em = api.em();
  const user = makeUser(em, { status: 'PENDING' });
  await em.flush();
  return user;
}
