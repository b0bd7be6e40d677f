import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { isApprovedInvestor, lockOwner, selectApprovedAdmins } from '../users/user.query.ts';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { loadPrincipal } from '../documents/document.delegate.service.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { post } from '../mail/mail.service.ts';
import { lockRow } from '../platform/database/lock.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits/attempts.ts';
import { getCountedId } from '../platform/viewer.ts';
import { Group } from '../groups/group.entity.ts';
import { QuestionGroup } from './question-group.entity.ts';
import { QuestionRow } from './question.entity.ts';
import type { Question } from './question.type.ts';
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
    const accountId = await lockOwner(em, viewer.id);
    const { page = null, body } = input;
    const { id } = em.create(QuestionRow, { documentId: document.id, accountId, page, body });
    await em.flush();
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
    .where(isApprovedInvestor('a'))
    .executeTakeFirst();

/** Saves an answer as a draft, or sends it to the person who asked. Sending again mails again. */
export function answerQuestion(context: Context, { id, answer, send }: AnswerQuestionInput): Promise<Question> {
  return change(context, id, 'answer', async (em, question) => {
    if (!send && question.answeredAt)
      fail('CONFLICT', 'This question already has an answer. Send the new answer to replace it.');
    em.assign(question, { answer, answeredAt: send ? new Date() : null });
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
    const message = 'One of these groups no longer exists';
    if ((await em.count(Group, { id: { $in: ids } })) < ids.length)
      fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
    const asker = question.answeredAt ? undefined : await readAsker(em, id);
    em.assign(question, {
      publishedBody: input.question,
      answer: input.answer,
      answeredAt: question.answeredAt ?? new Date(),
      publishedAt: new Date(),
      everyone: ids.length === 0,
    });
    await setGroups(em, id, ids);
    const {
      services: { env },
    } = context;
    if (asker) await post(em, env, makeAnswerMail(env, asker, question.documentId));
    return 'question.published';
  });
}

/** Replaces the groups to which a question is published. */
async function setGroups(em: SqlEntityManager, questionId: string, groupIds: readonly string[]): Promise<void> {
  await em.nativeDelete(QuestionGroup, { questionId });
  await em.insertMany(
    QuestionGroup,
    groupIds.map((groupId) => ({ questionId, groupId })),
  );
}

/** Unpublishes a question: only the person who asked and administrators still see it. */
export function unpublishQuestion(context: Context, id: string): Promise<Question> {
  return change(context, id, 'publish', async (em, question) => {
    if (!question.publishedAt) fail('CONFLICT', 'This question is not published.');
    em.assign(question, { publishedAt: null, everyone: false });
    await setGroups(em, id, []);
    return 'question.unpublished';
  });
}

function change(
  context: Context,
  id: string,
  action: QuestionAction,
  apply: (em: SqlEntityManager, question: QuestionRow) => Promise<AuditKind | null>,
): Promise<Question> {
  authorize(questionPolicy, context.viewer, action, null);
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    const question = (await em.findOne(QuestionRow, { id }, lockRow)) ?? fail('NOT_FOUND');
    const kind = await apply(em, question);
    await em.flush();
    if (kind) await record(inside, em, { kind, subjectId: question.documentId, details: { question: id } });
    return (await readQuestion(inside, id))!;
  });
}
