/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '../json-ml.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A short fact of a deployment. */
export type CaseStudyFactInput = {
  /** The name of the fact, at most 40 characters. */
  label: string;
  /** The fact, at most 160 characters. */
  value: string;
};

/** Filtering options for case studies. */
export type CaseStudyFilter = {
  /** Only case studies of this industry. */
  industry?: Industry | null | undefined;
  /** Words that the title, the summary or the text contains, at most 200 characters. */
  search?: string | null | undefined;
  /** Only case studies with this status. Only editors and administrators find drafts. Null sets no condition. */
  status?: CaseStudyStatus | null | undefined;
};

/** The status of a case study. */
export type CaseStudyStatus =
  /** Not published. Only editors and administrators can read it. */
  | 'DRAFT'
  /** Published. Everyone can read it. */
  | 'PUBLISHED';

/** The input of the mutation createCaseStudy. */
export type CreateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The path of a picture on this site that shared links show. Null stands for none. */
  cover?: string | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The industry of the deployment. If absent or null, a draft is without one until it is chosen, and another case study keeps its own. */
  industry?: Industry | null | undefined;
  /** True for an example that is not the deployment of a customer. If absent or null, it is true for a new case study, and stays unchanged otherwise. */
  isIllustrative?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The place and the people of the deployment, at most 800 characters. Null stands for none. */
  setting?: string | null | undefined;
  /** One or two sentences, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. */
  title: string;
};

/** The industry of a deployment. */
export type Industry =
  /** Suppliers who hold controlled technical data. */
  | 'DEFENSE'
  /** Banks, credit unions and insurers. */
  | 'FINANCIAL_SERVICES'
  /** Public bodies, courts and archives. */
  | 'GOVERNMENT'
  /** Hospitals, clinics and laboratories. */
  | 'HEALTHCARE'
  /** Water, power and other infrastructure. */
  | 'UTILITIES';

/** The kind of content that shows a picture. */
export type PictureUser =
  /** An article, in its text or as its cover. */
  | 'ARTICLE'
  /** A case study, in its text or as the picture of shared links. */
  | 'CASE_STUDY';

/** The input of the mutation updateCaseStudy. Absent fields stay unchanged. */
export type UpdateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The path of a picture on this site that shared links show. Null stands for none. */
  cover?: string | null | undefined;
  /** The `version` that this change is based on: if the case study has another version, the answer is CONFLICT. Null changes any version. */
  expectedVersion?: number | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The id of the case study to change. */
  id: string | number;
  /** The industry of the deployment. If absent or null, a draft is without one until it is chosen, and another case study keeps its own. */
  industry?: Industry | null | undefined;
  /** True for an example that is not the deployment of a customer. If absent or null, it is true for a new case study, and stays unchanged otherwise. */
  isIllustrative?: boolean | null | undefined;
  /** True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false. */
  isNoindex?: boolean | null | undefined;
  /** The reason to change a published case study although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason. */
  overrideReason?: string | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
  /** The description for search engines and shared links, at most 155 characters. Null stands for the summary. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and shared links, at most 60 characters. Null stands for the title of the text. */
  seoTitle?: string | null | undefined;
  /** The place and the people of the deployment, at most 800 characters. Null stands for none. */
  setting?: string | null | undefined;
  /** One or two sentences, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

export type CaseStudyAdminTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CaseStudyFilter | null | undefined;
}>;


export type CaseStudyAdminTestListQuery = { caseStudies: { nodes: Array<{ title: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CaseStudyAdminTestOneQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestOneQuery = { caseStudy: { title: string, cover: string | null, coverPicture: { alt: string, share: string } | null } | null };

export type CaseStudyAdminTestUpdateMutationVariables = Exact<{
  input: UpdateCaseStudyInput;
}>;


export type CaseStudyAdminTestUpdateMutation = { updateCaseStudy: { caseStudy: { title: string, cover: string | null, version: number } } };

export type CaseStudyAdminTestMoveMutationVariables = Exact<{
  id: string | number;
  place: number;
  expectedPlace?: number | null | undefined;
}>;


export type CaseStudyAdminTestMoveMutation = { moveCaseStudy: { caseStudy: { id: string, version: number } } };

export type CaseStudyAdminTestPublishMutationVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestPublishMutation = { publishCaseStudy: { caseStudy: { id: string } } };

export type CaseStudyAdminTestUnpublishMutationVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestUnpublishMutation = { unpublishCaseStudy: { caseStudy: { id: string } } };

export type CaseStudyAdminTestDeletePictureMutationVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestDeletePictureMutation = { deletePicture: { deletedPictureId: string } };

export type CaseStudyAdminTestUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestUsesQuery = { picture: { usedIn: Array<{ kind: PictureUser, contentId: string }> } | null };

export type CaseStudyAdminTestDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyAdminTestDeleteMutation = { deleteCaseStudy: { deletedCaseStudyId: string } };

export type CaseStudyTestOneQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyTestOneQuery = { caseStudy: { id: string, title: string, industry: Industry | null, setting: string | null, problem: string | null, body: string, bodyHtml: string, bodyTree: RichText, isIllustrative: boolean, status: CaseStudyStatus, facts: Array<{ label: string, value: string }> } | null };

export type CaseStudyTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CaseStudyFilter | null | undefined;
}>;


export type CaseStudyTestListQuery = { caseStudies: { nodes: Array<{ id: string, industry: Industry | null, body: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CaseStudyTestNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyTestNodeQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type CaseStudyTestStatusQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyTestStatusQuery = { node:
    | { status: CaseStudyStatus }
    | Record<PropertyKey, never>
   | null };

export type CaseStudyWriteTestCreateMutationVariables = Exact<{
  input: CreateCaseStudyInput;
}>;


export type CaseStudyWriteTestCreateMutation = { createCaseStudy: { caseStudy: { id: string, title: string, industry: Industry | null, status: CaseStudyStatus, isIllustrative: boolean, publishedAt: string | null, facts: Array<{ label: string, value: string }> } } };

export type CaseStudyWriteTestUpdateMutationVariables = Exact<{
  input: UpdateCaseStudyInput;
}>;


export type CaseStudyWriteTestUpdateMutation = { updateCaseStudy: { caseStudy: { title: string, bodyHtml: string, setting: string | null, seoTitle: string | null, seoDescription: string | null, isNoindex: boolean, isIllustrative: boolean, facts: Array<{ label: string }> } } };

export type CaseStudyWriteTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyWriteTestReadQuery = { caseStudy: { id: string } | null };

export type CaseStudyWriteTestPublishMutationVariables = Exact<{
  id: string | number;
  overrideReason?: string | null | undefined;
}>;


export type CaseStudyWriteTestPublishMutation = { publishCaseStudy: { caseStudy: { status: CaseStudyStatus, publishedAt: string | null } } };

export type CaseStudyWriteTestCanQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyWriteTestCanQuery = { caseStudy: { viewerCan: { update: boolean, publish: boolean, unpublish: boolean, move: boolean, delete: boolean } } | null };


export const CaseStudyAdminTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyAdminTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestListQuery, CaseStudyAdminTestListQueryVariables>;
export const CaseStudyAdminTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyAdminTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"coverPicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestOneQuery, CaseStudyAdminTestOneQueryVariables>;
export const CaseStudyAdminTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestUpdateMutation, CaseStudyAdminTestUpdateMutationVariables>;
export const CaseStudyAdminTestMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedPlace"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedPlace"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestMoveMutation, CaseStudyAdminTestMoveMutationVariables>;
export const CaseStudyAdminTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestPublishMutation, CaseStudyAdminTestPublishMutationVariables>;
export const CaseStudyAdminTestUnpublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestUnpublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestUnpublishMutation, CaseStudyAdminTestUnpublishMutationVariables>;
export const CaseStudyAdminTestDeletePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestDeletePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isUseIgnored"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPictureId"}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestDeletePictureMutation, CaseStudyAdminTestDeletePictureMutationVariables>;
export const CaseStudyAdminTestUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyAdminTestUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestUsesQuery, CaseStudyAdminTestUsesQueryVariables>;
export const CaseStudyAdminTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyAdminTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCaseStudyId"}}]}}]}}]} as unknown as DocumentNode<CaseStudyAdminTestDeleteMutation, CaseStudyAdminTestDeleteMutationVariables>;
export const CaseStudyTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestOneQuery, CaseStudyTestOneQueryVariables>;
export const CaseStudyTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestListQuery, CaseStudyTestListQueryVariables>;
export const CaseStudyTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestNodeQuery, CaseStudyTestNodeQueryVariables>;
export const CaseStudyTestStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestStatusQuery, CaseStudyTestStatusQueryVariables>;
export const CaseStudyWriteTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestCreateMutation, CaseStudyWriteTestCreateMutationVariables>;
export const CaseStudyWriteTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isNoindex"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestUpdateMutation, CaseStudyWriteTestUpdateMutationVariables>;
export const CaseStudyWriteTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyWriteTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestReadQuery, CaseStudyWriteTestReadQueryVariables>;
export const CaseStudyWriteTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestPublishMutation, CaseStudyWriteTestPublishMutationVariables>;
export const CaseStudyWriteTestCanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyWriteTestCan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestCanQuery, CaseStudyWriteTestCanQueryVariables>;