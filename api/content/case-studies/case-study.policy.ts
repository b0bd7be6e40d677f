import type { Policy } from '#api/platform/authorize.ts';
import { isEditor, type Viewer } from '#api/platform/viewer.ts';
import { type CaseStudyPermissions, type CaseStudy, CaseStudyStatus } from './case-study.entity.ts';

export type CaseStudyAction = 'create' | 'update' | 'publish' | 'unpublish' | 'move' | 'delete';

/** The statuses that the viewer may read. Every query on case studies filters by this list. */
export const listVisibleStatuses = (viewer: Viewer): CaseStudyStatus[] =>
  isEditor(viewer) ? Object.values(CaseStudyStatus) : [CaseStudyStatus.PUBLISHED];

export const caseStudyPolicy: Policy<CaseStudyAction, CaseStudy> = {
  canSee: (viewer, study) => listVisibleStatuses(viewer).includes(study.status),
  can: (viewer) => isEditor(viewer),
};

/** The actions that the viewer can take on a visible case study in its current status. */
export function getCaseStudyPermissions(viewer: Viewer, { status }: Pick<CaseStudy, 'status'>): CaseStudyPermissions {
  const can = (action: CaseStudyAction) => caseStudyPolicy.can(viewer, action, null);
  return {
    update: can('update'),
    publish: can('publish') && status === CaseStudyStatus.DRAFT,
    unpublish: can('unpublish') && status === CaseStudyStatus.PUBLISHED,
    move: can('move') && status === CaseStudyStatus.PUBLISHED,
    delete: can('delete'),
  };
}
