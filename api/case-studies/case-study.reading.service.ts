import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { CaseStudy } from './case-study.entity.ts';
import type { CaseStudiesArgs } from './case-study.input.ts';
import { visibleTo } from './case-study.policy.ts';

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

const COLUMNS = `s.id, s.title, s.summary, s.industry, s.setting, s.problem, s.facts, s.illustrative, s.status,
  s.published_at as "publishedAt", s.updated_at as "updatedAt"`;
const TEXT = 's.body, s.body_html as "bodyHtml", s.body_tree as "bodyTree"';

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
  const { values, bind } = binder();
  const where = [isVisible(viewer, bind)];
  if (args.filter?.industry) where.push(`s.industry = ${bind(args.filter.industry)}`);
  if (args.after) {
    const [publishedAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(s.sort_at, s.id) < (${bind(publishedAt)}::timestamptz, ${bind(id)})`);
  }
  const rows = await query<FlatRow>(
    em,
    `select ${COLUMNS} from case_study s where ${where.join(' and ')}
     order by s.sort_at desc, s.id desc limit ${bind(args.first + 1)}`,
    values,
  );
  return toConnection(rows.map(toRow), args, sortKey);
}

/** The case study of this id, or null: what a viewer may not read is as absent as what was never written. */
export async function readCaseStudy({ em, viewer }: Context, id: string): Promise<CaseStudyRow | null> {
  const sql = `select ${COLUMNS}, ${TEXT} from case_study s where s.id = $1 and s.status = any($2)`;
  const [row] = await query<FlatRow>(em, sql, [id, visibleTo(viewer)]);
  return row ? toRow(row) : null;
}

/** The text of a case study already read: at hand where it came with it, else one query for all of a list. */
export async function loadText(context: Context, study: { id: string } & Partial<Text>): Promise<Text> {
  const { body, bodyHtml, bodyTree } = study;
  if (body !== undefined && bodyHtml !== undefined && bodyTree !== undefined) return { body, bodyHtml, bodyTree };
  return (await load(context, textsOf, study.id)) ?? { body: '', bodyHtml: '', bodyTree: [] };
}

async function textsOf({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const sql = `select s.id, ${TEXT} from case_study s where s.id = any($1)`;
  const rows = await query<Text & { id: string }>(em, sql, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

type FlatRow = Omit<CaseStudyRow, 'publishedAt' | 'updatedAt'> & { publishedAt: string | null; updatedAt: string };

// The ORM has the driver leave instants as text.
const toRow = (row: FlatRow): CaseStudyRow => ({
  ...row,
  publishedAt: row.publishedAt ? new Date(row.publishedAt) : null,
  updatedAt: new Date(row.updatedAt),
});
