import { z } from 'zod';
import { getKysely } from '../kysely.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import type { CaseStudy } from './case-study.entity.ts';
import type { CaseStudiesArgs } from './case-study.input.ts';
import { listVisibleStatuses } from './case-study.policy.ts';
import { isVisible, readById, readFirstPage, readTexts, selectStudies } from './case-study.query.ts';
import { toTime } from '../platform/database/sql.ts';

type Text = Pick<CaseStudy, 'body' | 'bodyHtml' | 'bodyTree'>;

/** A row as readers get it. Lists leave out the text; `loadText` loads it on request. */
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
// A case study that was never published has no date. `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: CaseStudyRow) => [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/** A page of the case studies that this viewer may read, newest first. */
export async function listCaseStudies(
  { em, viewer }: Context,
  args: CaseStudiesArgs,
): Promise<Connection<CaseStudyRow>> {
  const { industry } = args.filter ?? {};
  const limit = args.first + 1;
  if (!industry && !args.after && listVisibleStatuses(viewer).length === 1)
    return toConnection(await readFirstPage.all(em, { limit }), args, sortKey);
  let studies = selectStudies(getKysely(em))
    .where(isVisible(viewer))
    .orderBy('s.sortAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit);
  if (industry) studies = studies.where('s.industry', '=', industry);
  if (args.after) {
    const [publishedAt, id] = decodeCursor(args.after, cursorShape);
    studies = studies.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('s.sortAt', 's.id'), '<', tuple(toTime(publishedAt), id)),
    );
  }
  const rows = await studies.execute();
  return toConnection(rows, args, sortKey);
}

/** The case study with this id. Null if it does not exist or the viewer may not read it. */
export async function readCaseStudy({ em, viewer }: Context, id: string): Promise<CaseStudyRow | null> {
  const row = await readById.first(em, { id, statuses: listVisibleStatuses(viewer) });
  return row ?? null;
}

/**
 * The text of a case study. It is returned directly if it was already read; otherwise one query loads the texts of a
 * whole list.
 */
export async function loadText(context: Context, study: { id: string } & Partial<Text>): Promise<Text> {
  const { body, bodyHtml, bodyTree } = study;
  if (body !== undefined && bodyHtml !== undefined && bodyTree !== undefined) return { body, bodyHtml, bodyTree };
  return (await load(context, loadTexts, study.id)) ?? { body: '', bodyHtml: '', bodyTree: [] };
}

async function loadTexts({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await readTexts.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
