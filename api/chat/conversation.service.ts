import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import type { ChatAnswer, ChatConversation } from './chat.entity.ts';
import type { RateChatAnswerInput } from './chat.input.ts';
import { findReadablePassages, getAsker, toQuotedAnswer } from './chat.service.ts';

const QUESTIONS = 20;
const UNKEPT = "interval '1 hour'";
const KEPT = "interval '12 months'";

const changes: Limit = { name: 'chat-change', atMost: 60, seconds: 300 };

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A conversation belongs to its cookie and to the account that was signed in, or to no account. */
const OWN = `token_hash = $1 and account_id is not distinct from $2 and expires_at > now()`;

const bindOwner = ({ conversation, viewer }: Context): [string, string | null] => [
  conversation.token ? hashToken(conversation.token) : '',
  viewer.kind === 'user' ? viewer.id : null,
];

interface Row {
  id: string;
  isKept: boolean;
  questions: string[];
}

async function readRow(context: Context): Promise<Row | null> {
  if (!context.conversation.token) return null;
  const sql = `select id, is_kept as "isKept",
      array(select question from chat_question where conversation_id = c.id order by asked_at, id) as questions
    from chat_conversation c where ${OWN}`;
  const [row] = await query<Row>(context.em, sql, bindOwner(context));
  return row ?? null;
}

/** The conversation of this browser; null where it has none. */
export async function readConversation(context: Context): Promise<ChatConversation | null> {
  const row = await readRow(context);
  return row && { isKept: row.isKept, questions: row.questions };
}

export const readEarlierQuestions = async (context: Context): Promise<string[]> =>
  (await readRow(context))?.questions ?? [];

/** The id of this browser's conversation. A new one expires after an hour. */
export async function openConversation(context: Context): Promise<string> {
  const row = await readRow(context);
  if (row) return row.id;
  const [id, token] = [`chat_${randomUUID().replaceAll('-', '')}`, randomBytes(32).toString('base64url')];
  context.conversation.remember(token);
  await query(
    context.em,
    `insert into chat_conversation (id, token_hash, account_id, expires_at)
     values ($3, $1, (select id from account where id = $2), now() + ${UNKEPT})`,
    [...bindOwner(context), id],
  );
  return id;
}

/** Adds a question to the conversation, if there is one. The oldest beyond 20 are deleted. */
export async function recordQuestion(context: Context, { question, kind, refusal }: ChatAnswer): Promise<void> {
  if (!context.conversation.token) return;
  await query(
    context.em,
    `with own as (
       update chat_conversation set expires_at = now() + case when is_kept then ${KEPT} else ${UNKEPT} end
       where ${OWN} returning id),
     former as (
       delete from chat_question using own where conversation_id = own.id
         and (question = $4 or chat_question.id in (select id from chat_question f
           where f.conversation_id = own.id order by asked_at desc offset ${QUESTIONS - 1}))
       returning question, is_helpful, reason)
     insert into chat_question (id, conversation_id, question, kind, refusal, is_helpful, reason)
     select $3, own.id, $4, $5, $6, same.is_helpful, coalesce(same.reason, '')
     from own left join former same on same.question = $4`,
    [...bindOwner(context), `chq_${randomUUID().replaceAll('-', '')}`, question, kind, refusal],
  );
}

const countChange = (context: Context): Promise<void> =>
  countTry(context.em, changes, getAsker(context), context.env.LIMITS_SCALE);

/** Keeps the questions for 12 months, or for no longer than an hour. */
export async function keepConversation(
  context: Context,
  { isKept, question }: { isKept: boolean; question?: string | null },
): Promise<ChatConversation> {
  await countChange(context);
  const id = await openConversation(context);
  await query(
    context.em,
    `update chat_conversation set is_kept = $2, expires_at = now() + case when $2 then ${KEPT} else ${UNKEPT} end
     where id = $1`,
    [id, isKept],
  );
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
  await query(
    context.em,
    'update chat_question set is_helpful = $3, reason = $4 where conversation_id = $1 and question = $2',
    [id, question, isHelpful, reason ?? ''],
  );
  return (await readConversation(context)) ?? fail('NOT_FOUND');
}

/** A question that was answered before the conversation began. */
async function addMissing(context: Context, question: string): Promise<void> {
  if ((await readEarlierQuestions(context)).includes(question)) return;
  await recordQuestion(context, toQuotedAnswer(question, await findReadablePassages(context, question)));
}

/** Deletes the conversation of this browser with its questions, ratings and reasons. */
export async function deleteConversation(context: Context): Promise<void> {
  if (context.conversation.token)
    await query(context.em, `delete from chat_conversation where ${OWN}`, bindOwner(context));
  context.conversation.forget();
}

export const pruneConversations = (em: Context['em']) =>
  query(em, 'delete from chat_conversation where expires_at <= now()');
