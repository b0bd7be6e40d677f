import { beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { query } from '#api/testing/query.ts';
import {
  type ChatQuestionIssue,
  ChatQuestionTestReplyDocument as REPLY,
  ChatQuestionTestKeepDocument as KEEP,
  ChatQuestionTestRateDocument as RATE,
  ChatQuestionTestDeleteChatConversationDocument as DELETE_CHAT_CONVERSATION,
  ChatQuestionTestConversationDocument as CONVERSATION,
  ChatQuestionTestListDocument as LIST,
  ChatQuestionTestDeleteDocument as DELETE,
  ChatQuestionTestChatModelUsageDocument as CHAT_MODEL_USAGE,
} from '#graphql/generated/tests-content-chat.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { INDEXING, TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { pruneConversations } from './conversation.service.ts';

const site = useSite(2, {}, { jobs: INDEXING });
const api = useApi();

const filler = 'Plain sentences that fill the paragraph stand here and say nothing about any subject. '.repeat(5);
const MARMOTS = 'How long do marmots hibernate?';
const RISOTTO = 'How do I cook a risotto?';

const settled = () => eventually(async () => expect(await query(site.em(), 'select 1 from passage_due')).toEqual([]));
beforeAll(async () => {
  const em = site.em();
  makeArticle(em, { title: 'Marmots', slug: 'marmots', body: `Marmots hibernate for seven months. ${filler}` });
  await em.flush();
  await settled();
});

/** A visitor whose requests alternate between the two servers. */
function visit() {
  const browser = new TestBrowser();
  let turn = 0;
  const url = () => site.urls[(turn += 1) % 2]!;
  return {
    browser,
    reply: (q: string) => browser.run(url(), REPLY, { q }),
    keep: (isKept: boolean, question?: string) => browser.run(url(), KEEP, { input: { isKept, question } }),
    rate: (question: string, isHelpful: boolean, reason?: string) =>
      browser.run(url(), RATE, { input: { question, isHelpful, reason } }),
    remove: () => browser.run(url(), DELETE_CHAT_CONVERSATION),
    read: async () => (await browser.run(url(), CONVERSATION)).data.chatConversation,
  };
}

const stored = async () => (await query<{ question: string }>(site.em(), 'select question from chat_question')).length;

describe('without a language model', () => {
  it('no question is stored until the visitor agrees or rates an answer', async () => {
    const { browser, reply, read } = visit();
    expect((await reply(MARMOTS)).data.chatAnswer).toEqual({ kind: 'QUOTED', limitation: null });
    expect([await read(), browser.cookies.size, await stored()]).toEqual([null, 0, 0]);
  });
});

describe('a conversation', () => {
  it('that is saved contains the current question and later ones, until it is deleted', async () => {
    const { browser, keep, reply, read, remove } = visit();
    expect((await keep(true, MARMOTS)).data.keepChatConversation.chatConversation).toEqual({
      isKept: true,
      questions: [MARMOTS],
    });
    await reply(RISOTTO);
    await reply(MARMOTS);
    expect(await read()).toEqual({ isKept: true, questions: [RISOTTO, MARMOTS] });
    expect((await keep(false)).data.keepChatConversation.chatConversation.isKept).toBe(false);
    await remove();
    expect([await read(), browser.cookies.size, await stored()]).toEqual([null, 0, 0]);
  });

  it('that is saved has a cookie that lasts as long as its questions, until the visitor takes that back', async () => {
    const { browser } = visit();
    const send = async (isKept: string) => {
      const response = await browser.submit(`${site.urls[0]}/chat/conversation`, { action: 'keep', isKept });
      return response.headers.getSetCookie().filter((cookie) => cookie.startsWith('chat='));
    };
    expect(await send('true')).toEqual([expect.stringContaining('Max-Age=31536000')]);
    expect(await send('false')).toEqual([expect.not.stringContaining('Max-Age')]);
    expect(await send('true')).toEqual([expect.stringContaining('Max-Age=31536000')]);
    await browser.submit(`${site.urls[0]}/chat/conversation`, { action: 'delete' });
  });

  it('belongs to its browser', async () => {
    const [mine, theirs] = [visit(), visit()];
    await mine.keep(true, MARMOTS);
    expect(await theirs.read()).toBeNull();
    theirs.browser.cookies.set('chat', 'x'.repeat(43));
    expect(await theirs.read()).toBeNull();
    await theirs.remove();
    expect((await mine.read())!.questions).toEqual([MARMOTS]);
    await mine.remove();
  });

  it('expires one hour after its last question, or 12 months if saved, and is then deleted', async () => {
    const [savedVisit, unsavedVisit] = [visit(), visit()];
    await savedVisit.keep(true, MARMOTS);
    await unsavedVisit.rate(MARMOTS, true);
    const age = (interval: string) =>
      query(site.em(), `update chat_conversation set expires_at = expires_at - '${interval}'::interval`);
    await age('61 minutes');
    expect(await unsavedVisit.read()).toBeNull();
    await pruneConversations(site.em());
    expect(await stored()).toBe(1);
    await age('1 year');
    expect(await savedVisit.read()).toBeNull();
    await pruneConversations(site.em());
    expect(await stored()).toBe(0);
  });

  it('rejects ratings without a question or with a reason that is too long', async () => {
    const { rate, keep } = visit();
    expect((await rate(' ', true)).code).toBe('BAD_USER_INPUT');
    expect((await rate(MARMOTS, true, 'x'.repeat(501))).code).toBe('BAD_USER_INPUT');
    expect((await rate(MARMOTS, true, 'x'.repeat(500))).code).toBeUndefined();
    expect((await keep(true, 'x'.repeat(1_001))).code).toBe('BAD_USER_INPUT');
  });
});

describe('the forms for browsers without JavaScript', () => {
  it('save, rate and delete, and redirect to the page', async () => {
    const { browser, read } = visit();
    const send = (fields: Record<string, string>) => browser.submit(`${site.urls[0]}/chat/conversation`, fields);
    const response = await send({ action: 'keep', isKept: 'true', question: MARMOTS });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/chat']);
    await send({ action: 'rate', question: RISOTTO, rating: 'not-helpful', reason: 'No recipe' });
    expect(await read()).toEqual({ isKept: true, questions: [MARMOTS, RISOTTO] });
    expect((await send({ action: 'rate', rating: 'helpful' })).status).toBe(400);
    await send({ action: 'delete' });
    expect(await read()).toBeNull();
    const foreign = await fetch(`${site.urls[0]}/chat/conversation`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ action: 'delete' }),
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the list of questions', () => {
  const insert = async (
    question: string,
    kind: string,
    more: { isKept?: boolean; helpful?: boolean; reason?: string; accountId?: string } = {},
  ) => {
    const id = crypto.randomUUID();
    await query(
      api.em(),
      `insert into chat_conversation (id, token_hash, is_kept, account_id, expires_at)
       values ($1, $1, $2, $3, now() + interval '1 hour')`,
      [id, more.isKept ?? true, more.accountId ?? null],
    );
    await query(
      api.em(),
      'insert into chat_question (id, conversation_id, question, kind, is_helpful, reason) values ($1, $1, $2, $3, $4, $5)',
      [id, question, kind, more.helpful ?? null, more.reason ?? ''],
    );
  };
  const list = async (variables: { issue?: ChatQuestionIssue; first?: number; after?: string | null } = {}) =>
    (await api.run(person.admin, LIST, variables)).data.chatQuestions;

  it('counts equal questions that were refused or rated as not helpful, from saved conversations only', async () => {
    await insert('How do I cook a risotto?', 'REFUSED');
    await insert('how do I  cook a risotto', 'REFUSED');
    await insert('Is it offline?', 'GENERATED', { helpful: false, reason: 'Too vague' });
    await insert('Is it fast?', 'QUOTED', { helpful: true });
    await insert('What is my secret?', 'REFUSED', { isKept: false });
    const { nodes } = await list();
    expect(nodes).toMatchObject([
      { question: 'Is it offline?', askedCount: 1, unansweredCount: 0, notHelpfulCount: 1, reasons: ['Too vague'] },
      { askedCount: 2, unansweredCount: 2, notHelpfulCount: 0, reasons: [] },
    ]);
    expect((await list({ issue: 'UNANSWERED' })).nodes).toHaveLength(1);
    expect((await list({ issue: 'NOT_HELPFUL' })).nodes).toHaveLength(1);
    const first = await list({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect((await list({ first: 1, after: first.pageInfo.endCursor })).nodes).toMatchObject([{ askedCount: 2 }]);
  });

  it('no longer contains a question after an administrator deletes it', async () => {
    const { id } = (await list({ issue: 'UNANSWERED' })).nodes[0]!;
    expect((await api.run(person.admin, DELETE, { id })).data.deleteChatQuestion).toEqual({
      deletedChatQuestionId: id,
    });
    expect((await api.run(person.admin, DELETE, { id })).code).toBe('NOT_FOUND');
    expect((await list({ issue: 'UNANSWERED' })).nodes).toEqual([]);
  });

  it('shows an editor, and lets an editor delete, only what was asked without an account', async () => {
    const em = api.em();
    const { id: accountId } = makeUser(em);
    await em.flush();
    const both = 'What happens to the covenant in March?';
    await insert('When is the next capital call?', 'REFUSED', { accountId });
    await insert(both, 'REFUSED', { accountId, helpful: false, reason: 'Our board must know' });
    await insert(`${both.toUpperCase()} `, 'REFUSED');
    const seen = async (viewer: Viewer) => (await api.run(viewer, LIST, {})).data.chatQuestions.nodes;
    const [own] = (await seen(person.editor)).filter(({ question }) => /covenant/i.test(question));
    expect(own).toMatchObject({ question: `${both.toUpperCase()} `, askedCount: 1, notHelpfulCount: 0, reasons: [] });
    expect(JSON.stringify(await seen(person.editor))).not.toMatch(/capital call|board/);
    const all = await seen(person.admin);
    expect(all.find(({ id }) => id === own!.id)).toMatchObject({ askedCount: 2, reasons: ['Our board must know'] });
    const investors = all.find(({ question }) => question.includes('capital call'))!;
    expect((await api.run(person.editor, DELETE, { id: investors.id })).code).toBe('NOT_FOUND');
    expect((await api.run(person.editor, DELETE, { id: own!.id })).code).toBeUndefined();
    expect((await api.run(person.editor, DELETE, { id: own!.id })).code).toBe('NOT_FOUND');
    expect((await seen(person.admin)).find(({ id }) => id === own!.id)).toMatchObject({
      question: both,
      askedCount: 1,
    });
  });

  it('is limited to administrators', async () => {
    for (const viewer of [person.visitor, person.investor, { ...person.admin, lacksFactor: true }])
      for (const operation of [LIST, '{ chatModelUsage { answeredCount } }'])
        expect((await api.execute(viewer, operation)).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    const usage = await api.run(person.admin, CHAT_MODEL_USAGE);
    expect(usage.data.chatModelUsage).toEqual({ answeredCount: 0, failedCount: 0, canceledCount: 0 });
  });
});
