import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { isApproved, selectApprovedAdmins } from '../users/user.query.ts';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { loadPrincipal } from '../documents/document.delegate.service.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits/attempts.ts';
import { getCountedId } from '../platform/viewer.ts';
import { anyOf, now, textsAs } from '../platform/database/sql.ts';
import { newQuestionId, type Question } from './question.type.ts';
import type { AnswerQuestionInput, AskQuestionInput, PublishQuestionInput } from './question.input.ts';
import { makeAnswerMail, makeNewQuestionMail } from './question.mails.ts';
import { type QuestionAction, questionPolicy } from './question.policy.ts';
import { readQuestion } from './question.read.service.ts';

const questions: Limit = { name: 'question', atMost: 30, seconds: 3_600 };

/** Asks a question about a document that the viewer can list, and notifies administrators by mail. */
export async function askQuestion(context: Context, input: AskQuestionInput): Promise<Question> {
  const {
    viewer,
    services: { env },
  } = context;
  authorize(questionPolicy, viewer, 'ask', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const document = (await readDocument(context, input.documentId)) ?? fail('NOT_FOUND');
  if (input.page && input.page > (document.pageCount ?? 0)) {
    const message = document.pageCount ? `It has ${document.pageCount} pages` : 'It has no pages';
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'page'], message }]);
  }
  const principal = await loadPrincipal(context, document);
  await countTry(context.em, questions, getCountedId(viewer), env.LIMITS_SCALE);
  return context.em.transactional(async (em) => {
    const id = newQuestionId();
    await getKysely(em)
      .insertInto('question')
      .values(({ selectFrom }) => ({
        id,
        documentId: document.id,
        // Null if the account was deleted in the meantime.
        accountId: selectFrom('account').select('id').where('id', '=', viewer.id),
        page: input.page ?? null,
        body: input.body,
      }))
      .execute();
    const details = { question: id, ...(principal && { onBehalfOf: principal.id }) };
    await record(context, em, { kind: 'question.asked', subjectId: document.id, details });
    for (const admin of await selectApprovedAdmins(em).select(['name', 'email']).execute())
      await post(em, env, makeNewQuestionMail(env, admin, id));
    return (await readQuestion({ ...context, em }, id))!;
  });
}

const readAsker = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .selectFrom('question as q')
    .innerJoin('account as a', 'a.id', 'q.accountId')
    .select(['a.name', 'a.email'])
    .where('q.id', '=', id)
    .where(isApproved('a'))
    .executeTakeFirst();

/** Saves an answer as a draft, or sends it to the person who asked. Sending again mails again. */
export function answerQuestion(context: Context, { id, answer, send }: AnswerQuestionInput): Promise<Question> {
  return change(context, id, 'answer', async (em, question) => {
    if (!send && question.answeredAt)
      fail('CONFLICT', 'This question already has an answer. Send the new answer to replace it.');
    const questions = getKysely(em).updateTable('question').where('id', '=', id);
    await questions.set({ answer, answeredAt: send ? now() : null }).execute();
    if (!send) return null;
    const {
      services: { env },
    } = context;
    const asker = await readAsker(em, id);
    if (asker) await post(em, env, makeAnswerMail(env, asker, question.documentId));
    return 'question.answered';
  });
}

/**
 * Publishes a question and its answer to others who can list the document, without the name of the person who asked.
 */
export function publishQuestion(context: Context, input: PublishQuestionInput): Promise<Question> {
  const { id } = input;
  return change(context, id, 'publish', async (em, question) => {
    const ids = [...new Set(input.groupIds)];
    const db = getKysely(em);
    const groups = await db.selectFrom('account_group').select('id').where('id', '=', anyOf(ids)).execute();
    const message = 'One of these groups no longer exists';
    if (groups.length < ids.length) fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
    await db
      .updateTable('question')
      .set(({ fn }) => ({
        publishedBody: input.question,
        answer: input.answer,
        answeredAt: fn.coalesce('answeredAt', now()),
        publishedAt: now(),
        everyone: ids.length === 0,
      }))
      .where('id', '=', id)
      .execute();
    await setGroups(em, id, ids);
    const {
      services: { env },
    } = context;
    const asker = question.answeredAt ? undefined : await readAsker(em, id);
    if (asker) await post(em, env, makeAnswerMail(env, asker, question.documentId));
    return 'question.published';
  });
}

/** Replaces the groups to which a question is published. */
async function setGroups(em: SqlEntityManager, questionId: string, groupIds: readonly string[]): Promise<void> {
  const db = getKysely(em);
  await db.deleteFrom('question_group').where('questionId', '=', questionId).execute();
  await db
    .insertInto('question_group')
    .columns(['questionId', 'groupId'])
    .expression(({ selectFrom, val }) =>
      selectFrom(textsAs(groupIds, 'g')).select([val(questionId).as('questionId'), 'g.value as groupId']),
    )
    .execute();
}

/** Unpublishes a question: only the person who asked and administrators still see it. */
export function unpublishQuestion(context: Context, id: string): Promise<Question> {
  return change(context, id, 'publish', async (em, question) => {
    if (question.status !== 'PUBLISHED') fail('CONFLICT', 'This question is not published.');
    const questions = getKysely(em).updateTable('question').where('id', '=', id);
    await questions.set({ publishedAt: null, everyone: false }).execute();
    await setGroups(em, id, []);
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
    await getKysely(em).selectFrom('question').select('id').where('id', '=', id).forUpdate().execute();
    const question = (await readQuestion(inside, id)) ?? fail('NOT_FOUND');
    const kind = await apply(em, question);
    if (kind) await record(inside, em, { kind, subjectId: question.documentId, details: { question: id } });
    return (await readQuestion(inside, id))!;
  });
}
