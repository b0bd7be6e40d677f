import type { Policy } from '../platform/authorize.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { type CaseStudy, CaseStudyStatus } from './case-study.entity.ts';

export type CaseStudyAction = 'create' | 'update' | 'publish' | 'unpublish' | 'delete';

/** The statuses a viewer may read: this list is the WHERE clause of every query on case studies. */
export const visibleTo = (viewer: Viewer): CaseStudyStatus[] =>
  isAdmin(viewer) ? Object.values(CaseStudyStatus) : [CaseStudyStatus.PUBLISHED];

export const caseStudyPolicy: Policy<CaseStudyAction, CaseStudy> = {
  canSee: (viewer, study) => visibleTo(viewer).includes(study.status),
  can: (viewer) => isAdmin(viewer),
};
