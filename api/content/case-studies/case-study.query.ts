import type { Expression, ExpressionBuilder, QueryCreator, SqlBool } from 'kysely';
import type { Database } from '#api/entities.ts';
import { anyOf, containsText } from '#api/platform/database/sql.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { CaseStudyStatus } from './case-study.entity.ts';
import { listVisibleStatuses } from './case-study.policy.ts';

type Studies = ExpressionBuilder<Database & { s: Database['case_study'] }, 's'>;

/**
 * The condition on case studies `s` that limits them to the viewer's statuses. A single status is an equality, so that
 * an index applies.
 */
export const isVisible =
  (viewer: Viewer) =>
  (eb: Studies): Expression<SqlBool> => {
    const [only, ...others] = listVisibleStatuses(viewer);
    return only && others.length === 0
      ? eb('s.status', '=', only)
      : eb('s.status', '=', anyOf(listVisibleStatuses(viewer)));
  };

/** The condition on case studies `s` that each of the words is in the title, the summary or the text. */
export const containsWords =
  (search: string | null | undefined) =>
  (eb: Studies): Expression<SqlBool> => {
    const words = search?.split(/\s+/).filter(Boolean) ?? [];
    return eb.and(
      words.map((word) =>
        eb.or((['s.title', 's.summary', 's.body'] as const).map((column) => containsText(eb.ref(column), word))),
      ),
    );
  };

/** Case studies `s` without their text. */
export const selectStudies = (db: QueryCreator<Database>) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', 's.title', 's.summary', 's.industry', 's.setting', 's.problem', 's.facts', 's.illustrative'])
    .select(['s.status', 's.publishedAt', 's.updatedAt', 's.cover', 's.version', 's.position'])
    .select(['s.seoTitle', 's.seoDescription', 's.isNoindex']);

/** The first published case studies: the most frequent query of visitors. */
export const readFirstPage = prepare<{ limit: number }>()((db, value) =>
  selectStudies(db)
    .where('s.status', '=', CaseStudyStatus.PUBLISHED)
    .orderBy('s.position')
    .orderBy('s.sortAt', 'desc')
    .orderBy('s.updatedAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(value('limit')),
);

export const readById = prepare<{ id: string; statuses: readonly CaseStudyStatus[] }>()((db, value) =>
  selectStudies(db)
    .select(['s.body', 's.bodyHtml', 's.bodyTree'])
    .where('s.id', '=', value('id'))
    .where('s.status', '=', (eb) => eb.fn.any(value('statuses'))),
);

export const readTexts = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', 's.body', 's.bodyHtml', 's.bodyTree'])
    .where('s.id', '=', (eb) => eb.fn.any(value('ids'))),
);
