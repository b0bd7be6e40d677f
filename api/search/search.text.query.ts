import type { Expression, ExpressionBuilder, QueryCreator } from 'kysely';
import type { Database } from '../entities.ts';
import { SearchHitKind } from './search.entity.ts';

/** An article or a case study as a hit is shown. */
export const selectTexts = (db: QueryCreator<Database>, id: Expression<string>) =>
  db
    .selectFrom('article')
    .select(['article.id', 'article.title', 'article.summary', 'article.body'])
    .select((eb) => [
      eb.val(SearchHitKind.ARTICLE).as('kind'),
      eb(eb.val('/resources/'), '||', eb.ref('article.slug')).$castTo<string>().as('path'),
    ])
    .where('article.id', '=', id)
    .unionAll(
      db
        .selectFrom('case_study')
        .select(['case_study.id', 'case_study.title', 'case_study.summary', 'case_study.body'])
        .select((eb) => [
          eb.val(SearchHitKind.CASE_STUDY).as('kind'),
          eb(eb.val('/case-studies/'), '||', eb.ref('case_study.id')).$castTo<string>().as('path'),
        ])
        .where('case_study.id', '=', id),
    );

export const rank = (eb: ExpressionBuilder<Database & { words: { q: string } }, 'words'>, search: Expression<string>) =>
  eb.cast<number>(eb.fn('ts_rank', [search, eb.ref('words.q')]), 'float8');
