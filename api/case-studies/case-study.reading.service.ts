import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { anonymous, isAdmin, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { CaseStudy, CaseStudyStatus } from './case-study.entity.ts';
import type { CaseStudiesArgs } from './case-study.input.ts';
import { type CaseStudies, isVisibleTo, visibleTo } from './case-study.policy.ts';

type Text = Pick<CaseStudy, 'body' | 'bodyHtml' | 'bodyTree'>;

/** A row as readers get it; a list leaves the text out, and `loadText` fetches it where it is asked for. */
export type CaseStudyRow = Pick<
  CaseStudy,
  | 'id'
  | 'title'
  | 'summary'
  | 'industry'
  | 'setting'
  | 'problem'
  | 'facts'
  | 'illustrative'
  | 'status'
  | 'publishedAt'
  | 'updatedAt'
> &
  Partial<Text>;

const selectCaseStudies = (db: Kysely<Database>) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', 's.title', 's.summary', 's.industry', 's.setting', 's.problem', 's.facts', 's.illustrative'])
    .select(['s.status', 's.published_at as publishedAt', 's.updated_at as updatedAt']);
const TEXT = ['s.body', 's.body_html as bodyHtml', 's.body_tree as bodyTree'] as const;

const selectPage = (db: Kysely<Database>, viewer: Viewer) =>
  selectCaseStudies(db)
    .where((eb) => isVisibleTo(eb, viewer))
    .orderBy('s.sort_at', 'desc')
    .orderBy('s.id', 'desc');

const readFirstPage = prepare<{ limit: number }>()((db, value) => selectPage(db, anonymous).limit(value('limit')));

const readById = prepare<{ id: string; statuses: readonly CaseStudyStatus[] }>()((db, value) =>
  selectCaseStudies(db)
    .select(TEXT)
    .where('s.id', '=', value('id'))
    .where((eb) => eb('s.status', '=', eb.fn.any(value('statuses')))),
);

const readTextsByIds = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', ...TEXT])
    .where((eb) => eb('s.id', '=', eb.fn.any(value('ids')))),
);

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);
// What was never published has no date; `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: CaseStudyRow) => [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/** The condition on `case_study s` that lets this viewer read; an equality where it can be, which an index walks. */
export function isVisible(viewer: Viewer, bind: (value: unknown) => string): string {
  const [only, ...others] = visibleTo(viewer);
  return others.length === 0 ? `s.status = ${bind(only)}` : `s.status = any(${bind([only, ...others])})`;
}

/** A page of the case studies this viewer may read, newest first. */
export async function listCaseStudies(
  { em, viewer }: Context,
  args: CaseStudiesArgs,
): Promise<Connection<CaseStudyRow>> {
  const { first, after } = args;
  const industry = args.filter?.industry;
  const limit = first + 1;
  const rows =
    industry || after || isAdmin(viewer)
      ? await selectPage(em.getKysely<Database>(), viewer)
          .$if(Boolean(industry), (studies) => studies.where('s.industry', '=', industry!))
          .$if(Boolean(after), (studies) => studies.where(isAfter(decodeCursor(after!, cursorShape))))
          .limit(limit)
          .execute()
      : await readFirstPage.all(em, { limit });
  return toConnection(rows.map(toRow), args, sortKey);
}

const isAfter =
  ([publishedAt, id]: z.infer<typeof cursorShape>) =>
  (eb: CaseStudies) =>
    eb(
      eb.refTuple('s.sort_at', 's.id'),
      '<',
      eb.tuple(eb.cast<string>(eb.val(publishedAt), 'timestamptz'), eb.val(id)),
    );

/** The case study of this id, or null: what a viewer may not read is as absent as what was never written. */
export async function readCaseStudy({ em, viewer }: Context, id: string): Promise<CaseStudyRow | null> {
  const row = await readById.first(em, { id, statuses: visibleTo(viewer) });
  return row ? toRow(row) : null;
}

/** The text of a case study already read: at hand where it came with it, else one query for all of a list. */
export async function loadText(context: Context, study: { id: string } & Partial<Text>): Promise<Text> {
  const { body, bodyHtml, bodyTree } = study;
  if (body !== undefined && bodyHtml !== undefined && bodyTree !== undefined) return { body, bodyHtml, bodyTree };
  return (await load(context, readTexts, study.id)) ?? { body: '', bodyHtml: '', bodyTree: [] };
}

async function readTexts({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await readTextsByIds.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

type FlatRow = Awaited<ReturnType<typeof readFirstPage.all>>[number];

// The ORM has the driver leave instants as text.
const toRow = (row: FlatRow): CaseStudyRow => ({
  ...row,
  publishedAt: row.publishedAt ? new Date(row.publishedAt) : null,
  updatedAt: new Date(row.updatedAt),
});
