import { type Expression, expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { CaseStudyStatus, Industry } from './case-study.entity.ts';
import { isVisibleTo } from './case-study.policy.ts';

const TEXT = ['s.body', 's.body_html as bodyHtml', 's.body_tree as bodyTree'] as const;

/** The columns of a case study that a list shows. */
const selectStudies = (db: Pick<Kysely<Database>, 'selectFrom'>) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', 's.title', 's.summary', 's.industry', 's.setting', 's.problem', 's.facts', 's.illustrative'])
    .select(['s.status', 's.published_at as publishedAt', 's.updated_at as updatedAt']);

/** A value, or the place of one in a prepared statement. */
type Value<Type> = Type | Expression<Type>;

interface Conditions {
  viewer: Viewer;
  industry?: Industry | null | undefined;
  after?: { publishedAt: Value<string>; id: Value<string> } | null;
}

const toExpression = (value: Value<string>): Expression<string> =>
  typeof value === 'string' ? expressionBuilder<Record<never, never>, never>().val(value) : value;

/** A page of case studies, newest first. */
export function selectPage(
  db: Pick<Kysely<Database>, 'selectFrom'>,
  { viewer, industry, after }: Conditions,
  limit: Value<number>,
) {
  let page = selectStudies(db).where((eb) => isVisibleTo(eb, viewer));
  if (industry) page = page.where('s.industry', '=', industry);
  if (after)
    page = page.where((eb) =>
      eb(
        eb.refTuple('s.sort_at', 's.id'),
        '<',
        eb.tuple(eb.cast<string>(toExpression(after.publishedAt), 'timestamptz'), after.id),
      ),
    );
  return page.orderBy('s.sort_at', 'desc').orderBy('s.id', 'desc').limit(limit);
}

export const readFirstPage = prepare<{ limit: number }>()((db, value) =>
  selectPage(db, { viewer: anonymous }, value('limit')),
);

export const readLaterPage = prepare<{ publishedAt: string; id: string; limit: number }>()((db, value) =>
  selectPage(db, { viewer: anonymous, after: { publishedAt: value('publishedAt'), id: value('id') } }, value('limit')),
);

export const readById = prepare<{ id: string; statuses: readonly CaseStudyStatus[] }>()((db, value) =>
  selectStudies(db)
    .select(TEXT)
    .where('s.id', '=', value('id'))
    .where((eb) => eb('s.status', '=', eb.fn.any(value('statuses')))),
);

export const readTextsByIds = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('case_study as s')
    .select(['s.id', ...TEXT])
    .where((eb) => eb('s.id', '=', eb.fn.any(value('ids')))),
);

export type CaseStudyColumns = Awaited<ReturnType<typeof readFirstPage.all>>[number];
