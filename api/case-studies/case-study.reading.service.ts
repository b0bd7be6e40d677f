import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { CaseStudy } from './case-study.entity.ts';
import type { CaseStudiesArgs } from './case-study.input.ts';
import { visibleTo } from './case-study.policy.ts';
import {
  type CaseStudyColumns,
  readById,
  readFirstPage,
  readLaterPage,
  readTextsByIds,
  selectPage,
} from './case-study.query.ts';

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

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);
// What was never published has no date; `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: CaseStudyRow) => [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/** The text form of `isVisibleTo`, for the statements of the search. */
export function isVisible(viewer: Viewer, bind: (value: unknown) => string): string {
  const [only, ...others] = visibleTo(viewer);
  return others.length === 0 ? `s.status = ${bind(only)}` : `s.status = any(${bind([only, ...others])})`;
}

/** A page of the case studies this viewer may read, newest first. */
export async function listCaseStudies(context: Context, args: CaseStudiesArgs): Promise<Connection<CaseStudyRow>> {
  const rows = await readPage(context, args);
  return toConnection(rows.map(toRow), args, sortKey);
}

function readPage({ em, viewer }: Context, { filter, first, after }: CaseStudiesArgs): Promise<CaseStudyColumns[]> {
  const [publishedAt, id] = after ? decodeCursor(after, cursorShape) : [];
  const cursor = publishedAt && id ? { publishedAt, id } : null;
  const limit = first + 1;
  if (filter?.industry || visibleTo(viewer).length > 1)
    return selectPage(em.getKysely(), { viewer, industry: filter?.industry, after: cursor }, limit).execute();
  return cursor ? readLaterPage.all(em, { ...cursor, limit }) : readFirstPage.all(em, { limit });
}

/** The case study of this id, or null: what a viewer may not read is as absent as what was never written. */
export async function readCaseStudy({ em, viewer }: Context, id: string): Promise<CaseStudyRow | null> {
  const study = await readById.first(em, { id, statuses: visibleTo(viewer) });
  return study ? toRow(study) : null;
}

/** The text of a case study already read: at hand where it came with it, else one query for all of a list. */
export async function loadText(context: Context, study: { id: string } & Partial<Text>): Promise<Text> {
  const { body, bodyHtml, bodyTree } = study;
  if (body !== undefined && bodyHtml !== undefined && bodyTree !== undefined) return { body, bodyHtml, bodyTree };
  return (await load(context, textsOf, study.id)) ?? { body: '', bodyHtml: '', bodyTree: [] };
}

async function textsOf({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await readTextsByIds.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

// The ORM has the driver leave instants as text.
const toRow = (row: CaseStudyColumns & Partial<Text>): CaseStudyRow => ({
  ...row,
  publishedAt: row.publishedAt ? new Date(row.publishedAt) : null,
  updatedAt: new Date(row.updatedAt),
});
