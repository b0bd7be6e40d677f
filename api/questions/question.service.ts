import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { behalfOf } from '../documents/document.lending.service.ts';
import { readDocument } from '../documents/document.reading.service.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import { newQuestionId, type Question } from './question.entity.ts';
import type { AnswerQuestionInput, AskQuestionInput, PublishQuestionInput } from './question.input.ts';
import { answered, asked } from './question.mails.ts';
import { type QuestionAction, questionPolicy } from './question.policy.ts';
import { readQuestion } from './question.reading.service.ts';

const questions: Limit = { name: 'question', atMost: 30, seconds: 3_600 };

/** Asks about a document that the viewer may know of; admins are mailed that somebody has. */
export async function askQuestion(context: Context, input: AskQuestionInput): Promise<Question> {
  const { viewer, env } = context;
  authorize(questionPolicy, viewer, 'ask', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const document = (await readDocument(context, input.documentId)) ?? fail('NOT_FOUND');
  if (input.page && input.page > (document.pageCount ?? 0)) {
    const message = document.pageCount ? `It has ${document.pageCount} pages` : 'It has no pages';
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'page'], message }]);
  }
  const principal = await behalfOf(context, document);
  await countTry(context.em, questions, viewer.id, env.LIMITS_SCALE);
  return context.em.transactional(async (em) => {
    const id = newQuestionId();
    const sql = `insert into question (id, document_id, account_id, page, body)
      select $1, $2, (select id from account where id = $3), $4, $5`;
    await query(em, sql, [id, document.id, viewer.id, input.page ?? null, input.body]);
    const details = { question: id, ...(principal && { onBehalfOf: principal.id }) };
    await record(context, em, { kind: 'question.asked', subjectId: document.id, details });
    const admins = "select name, email from account where status = 'APPROVED' and 'ADMIN' = any(roles)";
    for (const admin of await query<{ name: string; email: string }>(em, admins))
      await post(em, env.SITE_NAME, asked(env, admin));
    return (await readQuestion({ ...context, em }, id))!;
  });
}

const ASKER = `select a.name, a.email from question q join account a on a.id = q.account_id
  where q.id = $1 and a.status = 'APPROVED'`;

/** Saves an answer as a draft, or sends it to the person who asked. An answer sent again is emailed again. */
export function answerQuestion(context: Context, { id, answer, send }: AnswerQuestionInput): Promise<Question> {
  return change(context, id, 'answer', async (em, question) => {
    if (!send && question.answeredAt)
      fail('CONFLICT', 'This question already has an answer. Send the new answer to replace it.');
    const sql = `update question set answer = $2, answered_at = case when $3 then now() end where id = $1`;
    await query(em, sql, [id, answer, send]);
    if (!send) return null;
    const { env } = context;
    const [asker] = await query<{ name: string; email: string }>(em, ASKER, [id]);
    if (asker) await post(em, env.SITE_NAME, answered(env, asker, question.documentId));
    return 'question.answered';
  });
}

const PUBLISH = `update question set published_body = $2, answer = $3, answered_at = coalesce(answered_at, now()),
  published_at = now(), everyone = $4 where id = $1`;

/** Publishes a question and its answer to others who can list the document, without the person who asked. */
export function publishQuestion(context: Context, input: PublishQuestionInput): Promise<Question> {
  const { id } = input;
  return change(context, id, 'publish', async (em, question) => {
    const ids = [...new Set(input.groupIds)];
    const known = await query(em, 'select 1 from account_group where id = any($1)', [ids]);
    const message = 'One of these groups no longer exists';
    if (known.length < ids.length) fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
    await query(em, PUBLISH, [id, input.question, input.answer, ids.length === 0]);
    await query(em, 'delete from question_group where question_id = $1', [id]);
    await query(em, 'insert into question_group (question_id, group_id) select $1, unnest($2::text[])', [id, ids]);
    const { env } = context;
    const [asker] = question.answeredAt ? [] : await query<{ name: string; email: string }>(em, ASKER, [id]);
    if (asker) await post(em, env.SITE_NAME, answered(env, asker, question.documentId));
    return 'question.published';
  });
}

/** Withdraws a question from everyone except the person who asked. */
export function unpublishQuestion(context: Context, id: string): Promise<Question> {
  return change(context, id, 'publish', async (em, question) => {
    if (question.status !== 'PUBLISHED') fail('CONFLICT', 'This question is not published.');
    await query(em, 'update question set published_at = null, everyone = false where id = $1', [id]);
    await query(em, 'delete from question_group where question_id = $1', [id]);
    return 'question.unpublished';
  });
}

function change(
  context: Context,
  id: string,
  action: QuestionAction,
  apply: (em: SqlEntityManager, question: Question) => Promise<AuditKind | null>,
): Promise<Question> {
  authorize(questionPolicy, context.viewer, action, null);
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    await query(em, 'select 1 from question where id = $1 for update', [id]);
    const question = (await readQuestion(inside, id)) ?? fail('NOT_FOUND');
    const kind = await apply(em, question);
    if (kind) await record(inside, em, { kind, subjectId: question.documentId, details: { question: id } });
    return (await readQuestion(inside, id))!;
  });
}
