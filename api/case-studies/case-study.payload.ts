import { ID } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { CaseStudy } from './case-study.entity.ts';

export const CreateCaseStudyPayload = createPayload('createCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The new case study, a draft.' },
});

export const UpdateCaseStudyPayload = createPayload('updateCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study after the change.' },
});

export const PublishCaseStudyPayload = createPayload('publishCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The published case study.' },
});

export const UnpublishCaseStudyInput = createIdInput('unpublishCaseStudy', 'The id of the case study to unpublish.');
export const UnpublishCaseStudyPayload = createPayload('unpublishCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study, a draft again.' },
});

export const MoveCaseStudyPayload = createPayload('moveCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study that was moved.' },
});

export const DeleteCaseStudyInput = createIdInput('deleteCaseStudy', 'The id of the case study to delete.');
export const DeleteCaseStudyPayload = createPayload('deleteCaseStudy', {
  caseStudy: { type: () => CaseStudy, description: 'The case study as it was before its deletion.' },
  deletedCaseStudyId: { type: () => ID, description: 'The id of the deleted case study.' },
});
