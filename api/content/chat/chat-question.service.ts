import type { ExpressionBuilder, Selectable } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { type Connection, cursorTime, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { now, dayInUtc } from '#api/platform/database/sql.ts';
import { ChatQuestionRow } from './chat-question.entity.ts';
import type { ChatModelUsage, ChatQuestion, ChatQuestionsArgs } from './chat-question.type.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';

/** Only editors and administrators read the questions to /chat. */
const chatQuestionPolicy = allow<'list' | 'delete', { id: string }>(isEditor);

/** Questions that were asked with an account are those of investors, which only administrators read. */
const seesQuestionsOfAccounts = (viewer: Viewer): boolean => isAdmin(viewer);

/** The questions of saved conversations that the viewer can read. */
const selectSavedQuestions = ({ em, viewer }: Pick<Context, 'em' | 'viewer'>) =>
  getKysely(em)
    .selectFrom('chat_question as q')
    .innerJoin('chat_conversation as c', 'c.id', 'q.conversationId')
    .where('c.isKept', '=', true)
    .where('c.expiresAt', '>', now())
    .where((eb) => (seesQuestionsOfAccounts(viewer) ? eb.lit(true) : eb('c.accountId', 'is', null)));

type QuestionBuilder = ExpressionBuilder<
  Database & { q: Database['chat_question']; c: Database['chat_conversation'] },
  'q' | 'c'
>;

/** Questions that differ only in case, spaces or final punctuation have the same id. */
const selectId = ({ fn, ref, val }: QuestionBuilder) => {
  const trimmedText = fn<string>('btrim', [ref('q.question'), val(' ?!.')]);
  const spacedText = fn<string>('regexp_replace', [trimmedText, val('\\s+'), val(' '), val('g')]);
  return fn<string>('format', [val('ckq_%s'), fn('md5', [fn('lower', [spacedText])])]);
};

/** The maximum number of reasons shown for one question. */
const REASONS = 5;

const selectGrouped = (context: Pick<Context, 'em' | 'viewer'>) => {
  const savedQuestions = selectSavedQuestions(context)
    .select(['c.id as conversationId', 'q.question', 'q.kind', 'q.isHelpful', 'q.reason', 'q.askedAt'])
    .select((eb) => selectId(eb).as('id'));
  return getKysely(context.em)
    .selectFrom(savedQuestions.as('k'))
    .select((eb) => [
      'id',
      eb.fn.min('question').as('question'),
      eb.cast<number>(eb.fn.count('conversationId').distinct(), 'integer').as('askedCount'),
      eb.cast<number>(eb.fn.countAll().filterWhere('kind', '=', 'REFUSED'), 'integer').as('unansweredCount'),
      eb.cast<number>(eb.fn.countAll().filterWhere('isHelpful', '=', false), 'integer').as('notHelpfulCount'),
      eb.fn
        .coalesce(
          eb.fn
            .agg<string[] | null>('array_agg', ['reason'])
            .orderBy('askedAt', 'desc')
            .filterWhere((eb) => eb.and([eb('isHelpful', '=', false), eb('reason', '<>', '')])),
          eb.val<string[]>([]),
        )
        .as('reasons'),
      eb.fn<string>('date_trunc', [eb.val('milliseconds'), eb.fn.max('askedAt')]).as('lastAskedAt'),
    ])
    .groupBy('id');
};

const cursorShape = z.tuple([cursorTime, z.string().check(atMost(40))]);

/** A page of the questions that were refused or whose answers were rated unhelpful, newest first. */
export async function listChatQuestions(
  { em, viewer }: Context,
  args: ChatQuestionsArgs,
): Promise<Connection<ChatQuestion>> {
  authorize(chatQuestionPolicy, viewer, 'list', null);
  const issue = args.filter?.issue;
  let selection = getKysely(em)
    .selectFrom(selectGrouped({ em, viewer }).as('g'))
    .selectAll()
    .orderBy('lastAskedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1);
  selection = selection.where((eb) =>
    eb.or([
      ...(issue === 'NOT_HELPFUL' ? [] : [eb('unansweredCount', '>', 0)]),
      ...(issue === 'UNANSWERED' ? [] : [eb('notHelpfulCount', '>', 0)]),
    ]),
  );
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    selection = selection.where(({ eb, refTuple, tuple }) => eb(refTuple('lastAskedAt', 'id'), '<', tuple(at, id)));
  }
  const rows = await selection.execute();
  const questions = rows.map((row) => ({
    ...row,
    reasons: row.reasons.slice(0, REASONS),
    lastAskedAt: new Date(row.lastAskedAt),
  }));
  return toConnection(questions, args, ({ lastAskedAt, id }) => [lastAskedAt.toISOString(), id]);
}

/** Deletes a question from all saved conversations that the viewer can read. */
export async function deleteChatQuestion({ em, viewer }: Context, id: string): Promise<void> {
  authorize(chatQuestionPolicy, viewer, 'delete', { id });
  const same = await selectSavedQuestions({ em, viewer })
    .select('q.id')
    .where((eb) => eb(selectId(eb), '=', id))
    .execute();
  const count = await em.nativeDelete(ChatQuestionRow, { id: { $in: same.map((row) => row.id) } });
  if (count === 0) fail('NOT_FOUND');
}

export async function readModelUsage({ em, viewer }: Context): Promise<ChatModelUsage> {
  authorize(chatQuestionPolicy, viewer, 'list', null);
  return getKysely(em)
    .selectFrom('chat_model_call')
    .select((eb) => {
      const getSum = (...outcomes: Selectable<Database['chat_model_call']>['outcome'][]) =>
        eb.cast<number>(
          eb.fn.coalesce(eb.fn.sum('calls').filterWhere('outcome', 'in', outcomes), eb.val(0)),
          'integer',
        );
      return [
        getSum('ANSWERED').as('answeredCount'),
        getSum('FAILED', 'CUT_SHORT').as('failedCount'),
        getSum('CANCELED').as('canceledCount'),
      ];
    })
    .where('day', '>', dayInUtc(30))
    .executeTakeFirstOrThrow();
}
