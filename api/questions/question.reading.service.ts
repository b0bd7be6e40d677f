import { z } from 'zod';
import { documentsSeenBy } from '../documents/document.policy.ts';
import type { Group } from '../groups/group.entity.ts';
import { loadLinkedGroups } from '../groups/group.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, paginate, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { Question } from './question.entity.ts';
import type { QuestionsArgs } from './question.input.ts';
import { askedBy, type QuestionFacts, questionPolicy, sharedWith } from './question.policy.ts';

type Bind = (value: unknown) => string;

const STATUS = `case when q.published_at is not null then 'PUBLISHED' when q.answered_at is not null then 'ANSWERED'
  else 'OPEN' end`;

/** What a viewer may see of `question q`, beside the documents that are `seen`. */
function columnsFor(viewer: Viewer, bind: Bind): string {
  const account = bind(viewer.kind === 'user' ? viewer.id : null);
  const isOwn = askedBy(account);
  const admin = String(isAdmin(viewer));
  return `q.id, q.document_id as "documentId", q.page, ${STATUS} as status, q.asked_at as "askedAt",
    q.answered_at as "answeredAt", ${isOwn} as "isOwn",
    case when ${isOwn} or ${admin} then q.body else q.published_body end as body,
    case when ${admin} or q.answered_at is not null then nullif(q.answer, '') end as answer,
    case when ${admin} then q.account_id end as "askerId",
    case when ${admin} then nullif(q.published_body, '') end as "publishedBody", case when ${admin} then q.everyone end as "isForEveryone",
    ${sharedWith(account)} as "isShared", q.document_id in (select id from seen) as "seesDocument"`;
}

type Row = Omit<Question, 'askedAt' | 'answeredAt'> & { askedAt: string; answeredAt: string | null } & QuestionFacts;

const toQuestion = (row: Row): Question & QuestionFacts => ({
  ...row,
  askedAt: new Date(row.askedAt),
  answeredAt: row.answeredAt ? new Date(row.answeredAt) : null,
});

const FROM = 'from question q';

/** The question with this id, or null where there is none, or none that this viewer may know of. */
export async function readQuestion(context: Context, id: string): Promise<Question | null> {
  const { values, bind } = binder();
  const sql = `with recursive ${documentsSeenBy(context.viewer, bind)} select ${columnsFor(context.viewer, bind)} ${FROM}
    where q.id = ${bind(id)}`;
  const [row] = await query<Row>(context.em, sql, values);
  return row && questionPolicy.canSee(context.viewer, row) ? toQuestion(row) : null;
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of the questions the viewer may read, the newest first. */
export async function listQuestions({ em, viewer }: Context, args: QuestionsArgs): Promise<Connection<Question>> {
  authorize(questionPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const start = `with recursive ${documentsSeenBy(viewer, bind)}`;
  const columns = columnsFor(viewer, bind);
  const where = isAdmin(viewer) ? ['true'] : ['x."seesDocument" and (x."isOwn" or x."isShared")'];
  const { documentId, status } = args.filter ?? {};
  if (documentId) where.push(`x."documentId" = ${bind(documentId)}`);
  if (status) where.push(`x.status = ${bind(status)}`);
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    where.push(`(x."askedAt", x.id) < (${bind(at)}::timestamptz, ${bind(id)})`);
  }
  const sql = `${start} select * from (select ${columns} ${FROM}) as x where ${where.join(' and ')}
    order by x."askedAt" desc, x.id desc limit ${bind(args.first + 1)}`;
  const rows = await query<Row>(em, sql, values);
  return toConnection(rows.map(toQuestion), args, (row) => [row.askedAt.toISOString(), row.id]);
}

/** The groups that a question is published to, by name. Null for everyone but administrators. */
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
    .select(['question_id as owner', 'group_id as groupId'])
    .where('question_id', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);
