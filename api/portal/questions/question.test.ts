import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeGrant, makeUpload } from '../documents/document.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import type { Context } from '#api/platform/context.ts';
import { person, useApi } from '#api/testing/api.ts';
import type { QuestionsArgs } from './question.input.ts';
import { listQuestions, readQuestion } from './question.read.service.ts';
import {
  QuestionTestCanDocument as CAN,
  QuestionTestAskDocument as ASK,
  QuestionTestListDocument as LIST,
  QuestionTestAnswerDocument as ANSWER,
  QuestionTestPublishDocument as PUBLISH,
  QuestionTestNodeDocument as NODE,
  QuestionTestQuestionsDocument as QUESTIONS,
} from '#graphql/generated/tests-portal-questions.ts';

const api = useApi();

let documentId: string;
let asker: Viewer & { kind: 'user' };
let other: Viewer & { kind: 'user' };
let stranger: Viewer & { kind: 'user' };

async function member(): Promise<Viewer & { kind: 'user' }> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

beforeEach(async () => {
  documentId = await makeDocument(api.em(), { pages: 3 });
  [asker, other, stranger] = [await member(), await member(), await member()];
  for (const { id: userId } of [asker, other]) await makeGrant({ em: api.em(), documentId, userId }, 1);
});

const ask = (viewer: Viewer, input: object = {}) =>
  api.run(viewer, ASK, { input: { documentId, page: 2, body: 'What is the churn?', ...input } });
const createQuestion = async (): Promise<string> => (await ask(asker)).data.askQuestion.question.id;
const list = async (viewer: Viewer) => (await api.run(viewer, LIST, { documentId })).data.questions.nodes;
const answer = (id: string, text = 'Two percent.', send = true) =>
  api.run(person.admin, ANSWER, { input: { id, answer: text, send } });
const publish = (id: string, groupIds: string[] = []) =>
  api.run(person.admin, PUBLISH, {
    input: { id, question: 'An investor asked about churn.', answer: 'Two percent.', groupIds },
  });
const mailsTo = ({ id }: { id: string }) =>
  query<{ kind: string; text: string }>(
    api.em(),
    'select m.kind, m.subject || m.body_text as text from mail m join account a on a.email = m.recipient where a.id = $1',
    [id],
  );

describe('a question', () => {
  it('can be asked about a visible document and an existing page', async () => {
    expect((await ask(person.visitor)).code).toBe('UNAUTHENTICATED');
    expect((await ask(stranger)).code).toBe('NOT_FOUND');
    expect((await ask(asker, { documentId: 'doc_nothing' })).code).toBe('NOT_FOUND');
    expect((await ask(asker, { page: 4 })).code).toBe('BAD_USER_INPUT');
    expect((await ask(asker, { body: '  ' })).code).toBe('BAD_USER_INPUT');
    expect((await ask(asker, { body: 'x'.repeat(2_001) })).code).toBe('BAD_USER_INPUT');
    const { data } = await ask(asker);
    expect(data.askQuestion.question).toMatchObject({
      status: 'OPEN',
      isOwn: true,
      asker: null,
      answer: null,
      page: 2,
    });
  });

  it('keeps the version of the document that its author had open', async () => {
    const change = 'mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { document { id } } }';
    const first = (await ask(asker)).data.askQuestion.question;
    const uploadId = await makeUpload(api.em(), { pages: 5 });
    await api.execute(person.admin, change, { input: { id: documentId, uploadId } });
    expect((await ask(asker, { documentVersion: 1, page: 4 })).code).toBe('BAD_USER_INPUT');
    expect((await ask(asker, { documentVersion: 3 })).code).toBe('BAD_USER_INPUT');
    expect((await ask(asker, { documentVersion: 0 })).code).toBe('BAD_USER_INPUT');
    expect((await ask(asker, { page: 5 })).data.askQuestion.question.documentVersion).toBe(2);
    expect((await ask(asker, { documentVersion: 1, page: 3 })).data.askQuestion.question.documentVersion).toBe(1);
    await answer(first.id);
    // A question from before versions were kept: the version that was current then.
    await query(api.em(), 'update question set document_version = null where document_id = $1', [documentId]);
    for (const viewer of [asker, person.admin])
      expect((await list(viewer)).map((question) => question.documentVersion).toSorted()).toEqual([1, 2, 2]);
  });

  it('is visible to its author and administrators until it is published', async () => {
    const id = await createQuestion();
    expect(await list(asker)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    expect((await api.run(other, NODE, { id })).data.node).toBeNull();
    expect((await list(person.admin))[0]!.asker).toMatchObject({ id: asker.id, name: asker.name });
    await answer(id, 'Perhaps three.', false);
    expect((await list(asker))[0]).toMatchObject({ status: 'OPEN', answer: null });
    expect((await list(person.admin))[0]!.answer).toBe('Perhaps three.');
    await answer(id);
    expect((await list(asker))[0]).toMatchObject({ status: 'ANSWERED', answer: 'Two percent.' });
    expect((await answer(id, 'x', false)).code).toBe('CONFLICT');
    expect(await list(other)).toEqual([]);
  });

  it('is not quoted in emails, and its author is emailed about the answer', async () => {
    const em = api.em();
    makeUser(em, { roles: ['ADMIN'] });
    await em.flush();
    const id = await createQuestion();
    await answer(id);
    const mails = await mailsTo(asker);
    expect(mails.map(({ kind }) => kind)).toEqual(['question.answered']);
    const all = await query<{ text: string }>(api.em(), 'select subject || body_text as text from mail');
    expect(all.filter(({ text }) => /churn|percent/i.test(text))).toEqual([]);
    expect(all.some(({ text }) => text.includes(`/investor/admin/questions?status=ALL&item=${id}`))).toBe(true);
  });

  it('is published reworded and without a name, to groups, limited to those who can see the document', async () => {
    const id = await createQuestion();
    const group = await makeGroup(api.em(), []);
    for (const each of [other, stranger])
      await query(api.em(), 'insert into account_group_member (group_id, account_id) values ($1, $2)', [
        group.id,
        each.id,
      ]);
    await publish(id, [group.id]);
    const [question] = await list(other);
    expect(question).toMatchObject({ body: 'An investor asked about churn.', answer: 'Two percent.', isOwn: false });
    expect(question).toMatchObject({ asker: null, publishedBody: null, groups: null });
    expect(await list(stranger)).toEqual([]);
    expect((await list(asker))[0]).toMatchObject({ body: 'What is the churn?', status: 'PUBLISHED' });
    expect((await mailsTo(asker)).map(({ kind }) => kind)).toEqual(['question.answered']);
    await query(api.em(), 'delete from account_group where id = $1', [group.id]);
    expect(await list(other)).toEqual([]);
    await publish(id);
    expect(await list(other)).toHaveLength(1);
    await api.execute(
      person.admin,
      'mutation ($id: ID!) { unpublishQuestion(input: { id: $id }) { question { id } } }',
      {
        id,
      },
    );
    expect(await list(other)).toEqual([]);
    expect((await list(asker))[0]).toMatchObject({ status: 'ANSWERED', answer: 'Two percent.' });
  });

  it('disappears with the access to the document', async () => {
    await answer(await createQuestion());
    await query(api.em(), 'delete from document_grant where account_id = $1', [asker.id]);
    expect(await list(asker)).toEqual([]);
    expect((await api.run(asker, QUESTIONS)).data.questions.nodes).toEqual([]);
  });

  it('is answered and published only by administrators, and only to existing groups', async () => {
    const id = await createQuestion();
    const input = { id, answer: 'x', send: true };
    expect((await api.run(asker, ANSWER, { input })).code).toBe('FORBIDDEN');
    expect((await api.run(other, PUBLISH, { input: { id, question: 'x', answer: 'x', groupIds: [] } })).code).toBe(
      'FORBIDDEN',
    );
    expect((await publish(id, ['grp_nothing'])).code).toBe('BAD_USER_INPUT');
    expect((await list(person.admin))[0]!.status).toBe('OPEN');
    const kinds = await query<{ kind: string }>(
      api.em(),
      "select kind from audit_event where kind like 'question.%' and subject_id = $1",
      [documentId],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['question.asked']);
  });

  it('lists the actions of investors and administrators', async () => {
    const id = await createQuestion();
    const getPermissions = async (viewer: Viewer) => (await api.run(viewer, CAN, { id })).data.node!.viewerCan;
    expect(await getPermissions(asker)).toEqual({ answer: false, publish: false, unpublish: false });
    expect(await getPermissions(person.admin)).toEqual({ answer: true, publish: true, unpublish: false });
    await publish(id);
    expect(await getPermissions(person.admin)).toEqual({ answer: true, publish: true, unpublish: true });
  });
});

/** How often the rights to all documents are computed for what somebody reads. */
const countVisibilityReads = (read: (em: SqlEntityManager) => Promise<unknown>): Promise<number> =>
  api.em().transactional(async (em) => {
    // A connection's counts include those of earlier transactions.
    const countCalls = async () => {
      const counts = "select calls from pg_stat_xact_user_functions where funcname = 'visible_documents'";
      return Number((await query<{ calls: string }>(em, counts))[0]?.calls ?? 0);
    };
    await query(em, "set local track_functions = 'all'");
    const before = await countCalls();
    await read(em);
    return (await countCalls()) - before;
  });

it('of another investor causes the same reads as an unknown one, so that timing reveals nothing', async () => {
  const question = await createQuestion();
  const countReads = (id: string) =>
    countVisibilityReads(async (em) => {
      expect(await readQuestion({ em, viewer: stranger } as Context, id)).toBeNull();
    });
  expect(await countReads(question)).toBe(1);
  expect(await countReads(question.replace(/.$/, '_'))).toBe(1);
});

it('are listed for an investor who asked none without computing the rights to all documents', async () => {
  await createQuestion();
  // Those of the tests above.
  await query(api.em(), 'update question set published_at = null');
  const countReads = (viewer: Viewer, expected: number) =>
    countVisibilityReads(async (em) => {
      const { nodes } = await listQuestions({ em, viewer } as Context, { first: 10 } as QuestionsArgs);
      expect(nodes).toHaveLength(expected);
    });
  expect(await countReads(stranger, 0)).toBe(0);
  expect(await countReads(asker, 1)).toBe(1);
});
