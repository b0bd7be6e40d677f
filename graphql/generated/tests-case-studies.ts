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
};

/** The status of a case study. */
export type CaseStudyStatus =
  /** Not published. Only administrators can read it. */
  | 'DRAFT'
  /** Published. Everyone can read it. */
  | 'PUBLISHED';

/** The input of the mutation createCaseStudy. */
export type CreateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The industry of the deployment. */
  industry: Industry;
  /** True for an example that is not the deployment of a customer. True if absent or null. */
  isIllustrative?: boolean | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
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

/** The input of the mutation updateCaseStudy. Absent fields stay unchanged. */
export type UpdateCaseStudyInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** All facts in order, at most 12. Null stands for none. */
  facts?: Array<CaseStudyFactInput> | null | undefined;
  /** The id of the case study to change. */
  id: string | number;
  /** The industry of the deployment. Null leaves it unchanged. */
  industry?: Industry | null | undefined;
  /** True for an example that is not the deployment of a customer. Null leaves it unchanged. */
  isIllustrative?: boolean | null | undefined;
  /** The problem before the deployment, at most 800 characters. Null stands for none. */
  problem?: string | null | undefined;
  /** The place and the people of the deployment, at most 800 characters. Null stands for none. */
  setting?: string | null | undefined;
  /** One or two sentences, at most 300 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

export type CaseStudyTestOneQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyTestOneQuery = { caseStudy: { id: string, title: string, industry: Industry, setting: string | null, problem: string | null, body: string, bodyHtml: string, bodyTree: RichText, isIllustrative: boolean, status: CaseStudyStatus, facts: Array<{ label: string, value: string }> } | null };

export type CaseStudyTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CaseStudyFilter | null | undefined;
}>;


export type CaseStudyTestListQuery = { caseStudies: { nodes: Array<{ id: string, industry: Industry, body: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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


export type CaseStudyWriteTestCreateMutation = { createCaseStudy: { caseStudy: { id: string, title: string, industry: Industry, status: CaseStudyStatus, isIllustrative: boolean, publishedAt: string | null, facts: Array<{ label: string, value: string }> } } };

export type CaseStudyWriteTestUpdateMutationVariables = Exact<{
  input: UpdateCaseStudyInput;
}>;


export type CaseStudyWriteTestUpdateMutation = { updateCaseStudy: { caseStudy: { title: string, bodyHtml: string, setting: string | null, isIllustrative: boolean, facts: Array<{ label: string }> } } };

export type CaseStudyWriteTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyWriteTestReadQuery = { caseStudy: { id: string } | null };

export type CaseStudyWriteTestPublishMutationVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyWriteTestPublishMutation = { publishCaseStudy: { caseStudy: { status: CaseStudyStatus, publishedAt: string | null } } };

export type CaseStudyWriteTestCanQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseStudyWriteTestCanQuery = { caseStudy: { viewerCan: { update: boolean, publish: boolean, unpublish: boolean, delete: boolean } } | null };


export const CaseStudyTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"bodyTree"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestOneQuery, CaseStudyTestOneQueryVariables>;
export const CaseStudyTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestListQuery, CaseStudyTestListQueryVariables>;
export const CaseStudyTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestNodeQuery, CaseStudyTestNodeQueryVariables>;
export const CaseStudyTestStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyTestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyTestStatusQuery, CaseStudyTestStatusQueryVariables>;
export const CaseStudyWriteTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestCreateMutation, CaseStudyWriteTestCreateMutationVariables>;
export const CaseStudyWriteTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustrative"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestUpdateMutation, CaseStudyWriteTestUpdateMutationVariables>;
export const CaseStudyWriteTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyWriteTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestReadQuery, CaseStudyWriteTestReadQueryVariables>;
export const CaseStudyWriteTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudyWriteTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestPublishMutation, CaseStudyWriteTestPublishMutationVariables>;
export const CaseStudyWriteTestCanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStudyWriteTestCan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"unpublish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudyWriteTestCanQuery, CaseStudyWriteTestCanQueryVariables>;