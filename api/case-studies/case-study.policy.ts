import type { Policy } from '../platform/authorize.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import type { CaseStudyPermissions } from './case-study-permissions.entity.ts';
import { type CaseStudy, CaseStudyStatus } from './case-study.entity.ts';

export type CaseStudyAction = 'create' | 'update' | 'publish' | 'unpublish' | 'delete';

/** The statuses a viewer may read: this list is the WHERE clause of every query on case studies. */
export const listVisibleStatuses = (viewer: Viewer): CaseStudyStatus[] =>
  isAdmin(viewer) ? Object.values(CaseStudyStatus) : [CaseStudyStatus.PUBLISHED];

export const caseStudyPolicy: Policy<CaseStudyAction, CaseStudy> = {
  canSee: (viewer, study) => listVisibleStatuses(viewer).includes(study.status),
  can: (viewer) => isAdmin(viewer),
};

/** What the viewer can do with a case study that they can see, in its present state. */
export function getCaseStudyPermissions(viewer: Viewer, { status }: Pick<CaseStudy, 'status'>): CaseStudyPermissions {
  const can = (action: CaseStudyAction) => caseStudyPolicy.can(viewer, action, null);
  return {
    update: can('update'),
    publish: can('publish') && status === CaseStudyStatus.DRAFT,
    unpublish: can('unpublish') && status === CaseStudyStatus.PUBLISHED,
    delete: can('delete'),
  };
}
