import type { ExpressionBuilder } from 'kysely';
import { listVisibleStatuses } from '../articles/article.policy.ts';
import { isInCategory, isVisible } from '../articles/article.query.ts';
import { listVisibleStatuses as listVisibleStudyStatuses } from '../case-studies/case-study.policy.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.query.ts';
import type { Database } from '#api/entities.ts';
import type { PlaceholderFor } from '#api/platform/database/prepare.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import type { Articles, Condition } from './search.articles.ts';
import { SearchHitKind } from './search.type.ts';
import type { SearchArgs } from './search.input.ts';

export type Studies = ExpressionBuilder<Database & { s: Database['case_study'] }, 's'>;

/** What each run of a prepared search receives. */
export interface SearchValues {
  /** The query in the form that `normalizeSearch` returns. */
  query: string;
  stem: string;
  category: string;
  limit: number;
  /** The last hit of the page before. */
  lastRank: number;
  lastId: string;
}

export type Value = PlaceholderFor<SearchValues>;

/** What decides the text of the statement. Other values are sent with each run. */
export interface SearchShape {
  viewer: Viewer;
  status: SearchArgs['filter']['status'];
  kind: SearchArgs['filter']['kind'];
  hasCategory: boolean;
  isFirstPage: boolean;
}

/** The conditions for articles, with and without the category, and for case studies. */
export function listConditions({ viewer, status, kind, hasCategory }: SearchShape, value: Value) {
  const everywhere: Condition<Articles>[] = [isVisible(viewer)];
  const studies: Condition<Studies>[] = [isStudyVisible(viewer)];
  if (status) {
    everywhere.push((eb) => eb('a.status', '=', status));
    studies.push((eb) => eb(eb.cast<string>('s.status', 'text'), '=', status));
  }
  if (kind === SearchHitKind.CASE_STUDY) everywhere.push((eb) => eb.lit(false));
  if (hasCategory || kind === SearchHitKind.ARTICLE) studies.push((eb) => eb.lit(false));
  const hits = hasCategory ? [...everywhere, isInCategory(value('category'))] : null;
  return { everywhere, hits, studies };
}

/** Searches with the same key have the same statement. The conditions depend on the viewer only by these statuses. */
export function getShapeKey({ viewer, status = null, kind = null, hasCategory, isFirstPage }: SearchShape): string {
  const statuses = [listVisibleStatuses(viewer), listVisibleStudyStatuses(viewer)];
  return JSON.stringify([statuses, status, kind, hasCategory, isFirstPage]);
}
