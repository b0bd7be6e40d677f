import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { ChatModelUsage, ChatQuestion, ChatQuestionsArgs } from './chat-question.entity.ts';
import { chatQuestionPolicy } from './chat-question.policy.ts';

/** Equal but for case, spaces and punctuation at the end. */
const ID = `'ckq_' || md5(lower(regexp_replace(btrim(q.question, ' ?!.'), '\\s+', ' ', 'g')))`;

const KEPT = `from chat_question q join chat_conversation c on c.id = q.conversation_id
  where c.is_kept and c.expires_at > now()`;

const GROUPED = `select ${ID} as id, min(q.question) as question, count(distinct c.id)::int as "askedCount",
    count(*) filter (where q.kind = 'REFUSED')::int as "unansweredCount",
    count(*) filter (where not q.is_helpful)::int as "notHelpfulCount",
    coalesce((array_agg(q.reason order by q.asked_at desc) filter (where not q.is_helpful and q.reason <> ''))[1:5], '{}') as reasons,
    date_trunc('milliseconds', max(q.asked_at)) as "lastAskedAt"
  ${KEPT} group by 1`;

const CONDITIONS = { UNANSWERED: '"unansweredCount" > 0', NOT_HELPFUL: '"notHelpfulCount" > 0' };
const ANY = Object.values(CONDITIONS).join(' or ');

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

type Row = Omit<ChatQuestion, 'lastAskedAt'> & { lastAskedAt: string };

/** A page of the questions that were refused or whose answers did not help, the newest first. */
export async function listChatQuestions(
  { em, viewer }: Context,
  args: ChatQuestionsArgs,
): Promise<Connection<ChatQuestion>> {
  authorize(chatQuestionPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const issue = args.filter?.issue;
  const where = [issue ? CONDITIONS[issue] : `(${ANY})`];
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    where.push(`("lastAskedAt", id) < (${bind(at)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select * from (${GROUPED}) as x where ${where.join(' and ')}
    order by "lastAskedAt" desc, id desc limit ${bind(args.first + 1)}`;
  const rows = await query<Row>(em, sql, values);
  const questions = rows.map((row) => ({ ...row, lastAskedAt: new Date(row.lastAskedAt) }));
  return toConnection(questions, args, ({ lastAskedAt, id }) => [lastAskedAt.toISOString(), id]);
}

/** Deletes a question from all kept conversations. */
export async function deleteChatQuestion({ em, viewer }: Context, id: string): Promise<void> {
  authorize(chatQuestionPolicy, viewer, 'delete', { id });
  const sql = `delete from chat_question where id in (select q.id ${KEPT} and ${ID} = $1) returning id`;
  const deleted = await query(em, sql, [id]);
  if (deleted.length === 0) fail('NOT_FOUND');
}

export async function readModelUsage({ em, viewer }: Context): Promise<ChatModelUsage> {
  authorize(chatQuestionPolicy, viewer, 'list', null);
  const [usage] = await query<ChatModelUsage>(
    em,
    `select coalesce(sum(calls) filter (where outcome = 'ANSWERED'), 0)::int as "answeredCount",
       coalesce(sum(calls) filter (where outcome in ('FAILED', 'CUT_SHORT')), 0)::int as "failedCount",
       coalesce(sum(calls) filter (where outcome = 'CANCELED'), 0)::int as "canceledCount"
     from chat_model_call where day > (now() at time zone 'UTC')::date - 30`,
  );
  return usage!;
}
