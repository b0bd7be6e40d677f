import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { isApprovedInvestor, lockOwner, selectApprovedAdmins } from '#api/accounts/users/user.query.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { EditedNoun } from '#api/content/edits/edit.noun.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import type { EditInput } from '#api/platform/graphql/mutation-types.ts';
import { loadPrincipal } from '../documents/document.delegate.service.ts';
import { DocumentVersionRow } from '../documents/document-version.entity.ts';
import { readDocument } from '../documents/document.read.service.ts';
import type { PortalDocument } from '../documents/document.type.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { getCountedId } from '#api/platform/viewer.ts';
import { setGroups } from '#api/accounts/groups/group.service.ts';
import { QuestionGroup } from './question-group.entity.ts';
import { QuestionRow } from './question.entity.ts';
import type { Question, QuestionStatus } from './question.type.ts';
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
  const { number: documentVersion, pages } = await findVersion(context, document, input.documentVersion);
  if (input.page && input.page > (pages ?? 0)) {
    const message = pages ? `It has ${pages} pages` : 'It has no pages';
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'page'], message }]);
  }
  const principal = await loadPrincipal(context, document);
  await countTry(context.em, questions, getCountedId(viewer), env.LIMITS_SCALE);
  return context.em.transactional(async (em) => {
    const accountId = await lockOwner(em, viewer.id);
    const { page = null, body } = input;
    const { id } = em.create(QuestionRow, { documentId: document.id, documentVersion, accountId, page, body });
    await em.flush();
    const details = { question: id, ...(principal && { onBehalfOf: principal.id }) };
    await record(context, em, { kind: 'question.asked', subjectId: document.id, details });
    for (const admin of await selectApprovedAdmins(em).select(['name', 'email']).execute())
      await post(em, env, makeNewQuestionMail(env, admin, id));
    return (await readQuestion({ ...context, em }, id))!;
  });
}

/** The version that the person has open: an earlier one if the document got another since they opened it. */
async function findVersion(
  { em }: Context,
  { id, version, pageCount }: PortalDocument,
  openVersion: number | null = null,
): Promise<{ number: number; pages: number | null }> {
  if (openVersion === null || openVersion === version) return { number: version, pages: pageCount };
  const open = await em.findOne(DocumentVersionRow, { documentId: id, number: openVersion });
  const message = 'The document does not have this version';
  return open ?? fail('BAD_USER_INPUT', message, [{ path: ['input', 'documentVersion'], message }]);
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
export function answerQuestion(context: Context, input: AnswerQuestionInput): Promise<Question> {
  const { answer, send } = input;
  const kind = send ? 'question.answered' : 'question.drafted';
  return change(context, input, { action: 'answer', kind }, async (em, question) => {
    if (!send && question.answeredAt)
      fail('CONFLICT', 'This question already has an answer. Send the new answer to replace it.');
    if (question.publishedAt) authorize(questionPolicy, context.viewer, 'publish', null);
    em.assign(question, { answer, answeredAt: send ? new Date() : null });
    const {
      services: { env },
    } = context;
    const asker = send && (await readAsker(em, question.id));
    if (asker) await post(em, env, makeAnswerMail(env, asker, question.documentId));
  });
}

/**
 * Publishes a question and its answer to others who can list the document, without the name of the person who asked.
 */
export function publishQuestion(context: Context, input: PublishQuestionInput): Promise<Question> {
  return change(context, input, { action: 'publish', kind: 'question.published' }, async (em, question) => {
    const asker = question.answeredAt ? undefined : await readAsker(em, question.id);
    em.assign(question, {
      publishedBody: input.question,
      answer: input.answer,
      answeredAt: question.answeredAt ?? new Date(),
      publishedAt: new Date(),
      everyone: input.groupIds.length === 0,
    });
    await setGroups(em, QuestionGroup, { questionId: question.id }, input.groupIds);
    const {
      services: { env },
    } = context;
    if (asker) await post(em, env, makeAnswerMail(env, asker, question.documentId));
  });
}

/** Unpublishes a question: only the person who asked and administrators still see it. */
export function unpublishQuestion(context: Context, id: string): Promise<Question> {
  return change(context, { id }, { action: 'publish', kind: 'question.unpublished' }, async (em, question) => {
    if (!question.publishedAt) fail('CONFLICT', 'This question is not published.');
    em.assign(question, { publishedAt: null, everyone: false });
    await setGroups(em, QuestionGroup, { questionId: id }, []);
  });
}

const questionEdits: EditedNoun<
  QuestionRow,
  { answer: string; question: string; groupIds: string[]; status: QuestionStatus }
> = {
  name: 'question',
  kinds: ['question.drafted', 'question.answered', 'question.published', 'question.unpublished'],
  lock: async ({ em }, id) => (await em.findOne(QuestionRow, { id }, lockRow)) ?? fail('NOT_FOUND'),
  read: async (em, { id, answer, answeredAt, publishedAt, publishedBody }) => ({
    answer,
    question: publishedBody,
    groupIds: (await em.find(QuestionGroup, { questionId: id })).map(({ groupId }) => groupId).toSorted(),
    status: publishedAt ? 'PUBLISHED' : answeredAt ? 'ANSWERED' : 'OPEN',
  }),
  getSubject: ({ documentId }) => documentId,
  isAbout: ({ id }, { details }) => details['question'] === id,
};

function change(
  context: Context,
  { id, expectedVersion }: { id: string } & EditInput,
  { action, kind }: { action: QuestionAction; kind: AuditKind },
  apply: (em: SqlEntityManager, question: QuestionRow) => Promise<void>,
): Promise<Question> {
  authorize(questionPolicy, context.viewer, action, null);
  return edit(context, questionEdits, {
    id,
    expectedVersion,
    kind,
    authorize: () => authorize(questionPolicy, context.viewer, action, null),
    apply: async ({ em }, question) => {
      await apply(em, question);
      await em.flush();
      return { question: id };
    },
    read: async (within) => (await readQuestion(within, id))!,
  });
}
