import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { SeoFields } from '#graphql/seo-fields.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, cursorTime, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import type { CaseStudy } from './case-study.entity.ts';
import type { CaseStudiesArgs } from './case-study.input.ts';
import { listVisibleStatuses } from './case-study.policy.ts';
import { containsWords, isVisible, readById, readFirstPage, readTexts, selectStudies } from './case-study.query.ts';
import { toTime } from '#api/platform/database/sql.ts';

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
  | 'cover'
  | 'version'
  | 'position'
  | keyof SeoFields
> &
  Partial<Text>;

const cursorShape = z.tuple([
  z.number().int(),
  z.union([cursorTime, z.literal('infinity')]),
  cursorTime,
  z.string().check(atMost(40)),
]);
// A case study that was never published has no date. `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: CaseStudyRow) =>
  [row.position, row.publishedAt?.toISOString() ?? 'infinity', row.updatedAt.toISOString(), row.id] as const;

/**
 * A page of the case studies that this viewer may read: those without a place first, newest first, then by place.
 * Lists for programs leave out what search engines may not list.
 */
export async function listCaseStudies(
  { em, viewer }: Context,
  args: CaseStudiesArgs,
  forPrograms = false,
): Promise<Connection<CaseStudyRow>> {
  const { industry, status, search } = args.filter ?? {};
  const limit = args.first + 1;
  if (!forPrograms && !industry && !status && !search && !args.after && listVisibleStatuses(viewer).length === 1)
    return toConnection(await readFirstPage.all(em, { limit }), args, sortKey);
  let studies = selectStudies(getKysely(em))
    .where(isVisible(viewer))
    .where(containsWords(search))
    .orderBy('s.position')
    .orderBy('s.sortAt', 'desc')
    .orderBy('s.updatedAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit);
  if (forPrograms) studies = studies.where('s.isNoindex', '=', false);
  if (industry) studies = studies.where('s.industry', '=', industry);
  if (status) studies = studies.where('s.status', '=', status);
  if (args.after) {
    const [position, publishedAt, updatedAt, id] = decodeCursor(args.after, cursorShape);
    studies = studies.where(({ eb, refTuple, tuple }) =>
      eb.or([
        eb('s.position', '>', position),
        eb.and([
          eb('s.position', '=', position),
          eb(refTuple('s.sortAt', 's.updatedAt', 's.id'), '<', tuple(toTime(publishedAt), toTime(updatedAt), id)),
        ]),
      ]),
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
