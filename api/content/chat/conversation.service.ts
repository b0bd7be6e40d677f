import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { now } from '#api/platform/database/sql.ts';
import { findUser } from '#api/accounts/users/user.service.ts';
import { ChatConversationRow } from './chat-conversation.entity.ts';
import { ChatQuestionRow } from './chat-question.entity.ts';
import type { ChatAnswer, ChatConversation } from './chat.type.ts';
import type { RateChatAnswerInput } from './chat.input.ts';
import { findPassages, getAsker, toQuotedAnswer } from './chat.service.ts';

const QUESTIONS = 20;
const UNSAVED_RETENTION_MS = 3_600_000;
const SAVED_RETENTION_MS = 365 * 86_400_000;

const changes: Limit = { name: 'chat-change', atMost: 60, seconds: 300 };

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A conversation belongs to its cookie and to the account that was signed in, if any. */
const isOwn =
  ({ viewer, browser: { conversation } }: Context) =>
  (eb: ExpressionBuilder<Database, 'chat_conversation'>) =>
    eb.and([
      eb('tokenHash', '=', hashToken(conversation.token ?? '')),
      eb('accountId', 'is not distinct from', viewer.kind === 'user' ? viewer.id : null),
      eb('expiresAt', '>', now()),
    ]);

async function readRow(context: Context) {
  if (!context.browser.conversation.token) return null;
  const row = await getKysely(context.em)
    .selectFrom('chat_conversation')
    .select(['id', 'isKept'])
    .select((eb) =>
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('chat_question')
            .select('question')
            .whereRef('conversationId', '=', 'chat_conversation.id')
            .orderBy('askedAt')
            .orderBy('id'),
        ])
        .as('questions'),
    )
    .where(isOwn(context))
    .executeTakeFirst();
  return row ?? null;
}

/** The conversation of this browser. Null if it has none. */
export async function readConversation(context: Context): Promise<ChatConversation | null> {
  const row = await readRow(context);
  return row && { isKept: row.isKept, questions: row.questions };
}

export const readEarlierQuestions = async (context: Context): Promise<string[]> =>
  (await readRow(context))?.questions ?? [];

/** Returns the id of this browser's conversation. Creates one that expires after an hour if there is none. */
export async function openConversation(context: Context): Promise<string> {
  return (await readRow(context))?.id ?? createConversation(context);
}

async function createConversation(context: Context, isKept = false): Promise<string> {
  const [id, token] = [`chat_${randomUUID().replaceAll('-', '')}`, randomBytes(32).toString('base64url')];
  remember(context, token, isKept);
  // The account may have been deleted since this request began.
  const account = context.viewer.kind === 'user' ? await findUser(context.em, context.viewer.id) : null;
  const facts = { id, tokenHash: hashToken(token), accountId: account?.id ?? null, expiresAt: getExpiry(false) };
  await context.em.insert(ChatConversationRow, facts);
  return id;
}

const remember = ({ browser }: Context, token: string, isKept: boolean): void =>
  browser.conversation.remember(token, isKept ? SAVED_RETENTION_MS : undefined);

const getExpiry = (isKept: boolean): Date =>
  new Date(Date.now() + (isKept ? SAVED_RETENTION_MS : UNSAVED_RETENTION_MS));

/** Adds a question to the conversation, if there is one. Deletes earlier copies of it and the oldest questions beyond 20. */
export async function recordQuestion(context: Context, { question, kind, refusal }: ChatAnswer): Promise<void> {
  if (!context.browser.conversation.token) return;
  await context.em.transactional(async (em) => {
    // The lock makes concurrent questions wait, so that they are stored one after the other.
    const own = await getKysely(em)
      .selectFrom('chat_conversation')
      .select(['id', 'isKept'])
      .where(isOwn(context))
      .forUpdate()
      .executeTakeFirst();
    if (!own) return;
    // A kept one ends when its cookie does.
    if (!own.isKept) await em.nativeUpdate(ChatConversationRow, { id: own.id }, { expiresAt: getExpiry(false) });
    const former = await em.find(ChatQuestionRow, { conversationId: own.id }, { orderBy: { askedAt: 'desc' } });
    for (const [at, row] of former.entries()) if (row.question === question || at >= QUESTIONS - 1) em.remove(row);
    const same = former.find((row) => row.question === question);
    const id = `chq_${randomUUID().replaceAll('-', '')}`;
    const rating = { isHelpful: same?.isHelpful ?? null, reason: same?.reason ?? '' };
    em.create(ChatQuestionRow, { id, conversationId: own.id, question, kind, refusal, ...rating });
  });
}

const countChange = (context: Context): Promise<void> =>
  countTry(context.em, changes, getAsker(context), context.services.env.LIMITS_SCALE);

/** Keeps the questions for 12 months, or otherwise for one hour. */
export async function keepConversation(
  context: Context,
  { isKept, question }: { isKept: boolean; question?: string | null },
): Promise<ChatConversation> {
  await countChange(context);
  const row = await readRow(context);
  if (row) remember(context, context.browser.conversation.token ?? '', isKept);
  const id = row?.id ?? (await createConversation(context, isKept));
  await context.em.nativeUpdate(ChatConversationRow, { id }, { isKept, expiresAt: getExpiry(isKept) });
  if (question) await addMissing(context, question);
  return (await readConversation(context)) ?? fail('NOT_FOUND');
}

/** Rates the answer to a question of the conversation. */
export async function rateAnswer(
  context: Context,
  { question, isHelpful, reason }: RateChatAnswerInput,
): Promise<ChatConversation> {
  await countChange(context);
  const id = await openConversation(context);
  await addMissing(context, question);
  const rating = { isHelpful, reason: reason ?? '' };
  await context.em.nativeUpdate(ChatQuestionRow, { conversationId: id, question }, rating);
  return (await readConversation(context)) ?? fail('NOT_FOUND');
}

/** The question was answered before the conversation began. */
async function addMissing(context: Context, question: string): Promise<void> {
  if ((await readEarlierQuestions(context)).includes(question)) return;
  await recordQuestion(context, toQuotedAnswer(await findPassages(context, question)));
}

/** Deletes the conversation of this browser with its questions, ratings and reasons. */
export async function deleteConversation(context: Context): Promise<void> {
  const row = await readRow(context);
  if (row) await context.em.nativeDelete(ChatConversationRow, { id: row.id });
  context.browser.conversation.forget();
}

export const pruneConversations = (em: Context['em']) =>
  em.nativeDelete(ChatConversationRow, { expiresAt: { $lte: sql.now() } });
