import type { Kysely } from 'kysely';
import {
  bindViewer,
  type BoundViewer,
  placeViewer,
  toViewerValues,
  type ViewerValues,
} from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import type { Group } from '#api/accounts/groups/group.entity.ts';
import { loadLinkedGroups } from '#api/accounts/groups/group.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  paginate,
  toConnection,
  timeCursor,
} from '#api/platform/pagination.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import type { Question } from './question.type.ts';
import type { QuestionsArgs } from './question.input.ts';
import { questionPolicy } from './question.policy.ts';
import { readQuestionById, selectQuestions } from './question.query.ts';

/** The question with this id. Null if it does not exist or the viewer may not read it. */
export async function readQuestion(context: Context, id: string): Promise<Question | null> {
  const row = await readQuestionById.first(context.em, { id, ...toViewerValues(context.viewer) });
  return row && questionPolicy.canSee(context.viewer, row) ? row : null;
}

/** The questions that a viewer may read, newest first. */
function selectReadable(db: Kysely<Database>, viewer: BoundViewer, isOfAdmin: boolean) {
  const questions = db
    .selectFrom(selectQuestions(db, viewer).as('x'))
    .selectAll('x')
    .orderBy('x.askedAt', 'desc')
    .orderBy('x.id', 'desc');
  if (isOfAdmin) return questions;
  // Questions of and for the viewer are few. Only these are compared with all visible documents.
  return questions.where(({ eb, or, ref, lit }) => {
    const isForViewer = or([ref('x.isOwn'), ref('x.isShared')]);
    return eb(eb.case().when(isForViewer).then(ref('x.seesDocument')).end(), 'is', lit(true));
  });
}

const prepareFirstPage = (isOfAdmin: boolean) =>
  prepare<ViewerValues & { limit: number }>()((db, value) =>
    selectReadable(db, placeViewer(value), isOfAdmin).limit(value('limit')),
  );
/** The page that the overview shows. */
const firstPage = { ofAdmin: prepareFirstPage(true), ofOthers: prepareFirstPage(false) };

/** A page of the questions that the viewer may read, newest first. */
export async function listQuestions(context: Context, args: QuestionsArgs): Promise<Connection<Question>> {
  const { em, viewer } = context;
  authorize(questionPolicy, viewer, 'list', null);
  const isPlain = !args.after && !args.filter?.documentId && !args.filter?.status;
  const rows = isPlain
    ? await firstPage[isAdmin(viewer) ? 'ofAdmin' : 'ofOthers'].all(em, {
        ...toViewerValues(viewer),
        limit: args.first + 1,
      })
    : await selectPage(context, args).execute();
  return toConnection(rows, args, (row) => [row.askedAt.toISOString(), row.id]);
}

function selectPage({ em, viewer }: Context, { first, after, filter }: QuestionsArgs) {
  const { documentId, status } = filter ?? {};
  let questions = selectReadable(getKysely(em), bindViewer(viewer), isAdmin(viewer)).limit(first + 1);
  if (documentId) questions = questions.where('x.documentId', '=', documentId);
  if (status) questions = questions.where('x.status', '=', status);
  if (!after) return questions;
  const cursor = decodeCursor(after, timeCursor);
  return questions.where((eb) => eb(eb.refTuple('x.askedAt', 'x.id'), '<', eb.tuple(...cursor)));
}

/** The groups to which a question is published, by name. Null for everyone but administrators. */
export async function listGroups(
  context: Context,
  { id }: Question,
  args: ConnectionArgs,
): Promise<Connection<Group> | null> {
  return isAdmin(context.viewer) ? paginate((await load(context, loadGroups, id)) ?? [], args) : null;
}

const readGroupLinks = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('question_group')
    .select(['questionId as owner', 'groupId'])
    .where('questionId', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);
