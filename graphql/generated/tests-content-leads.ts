/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The topic of a message to the company. */
export type ContactTopic =
  /** The topic “Careers”. */
  | 'CAREERS'
  /** The topic “Running the product on our premises”. */
  | 'DEPLOYMENT'
  /** The topic “Investor relations”. */
  | 'INVESTORS'
  /** The topic “Something else”. */
  | 'OTHER'
  /** The topic “Press”. */
  | 'PRESS'
  /** The topic “A security question, or a weakness that you found”. */
  | 'SECURITY'
  /** The topic “Consulting and services”. */
  | 'SERVICES';

/** Filtering options for leads. */
export type LeadFilter = {
  /** Only leads of this form. Null sets no condition. */
  kind?: LeadKind | null | undefined;
  /** Only leads with this text in the name, email address, company or needs, at most 200 characters. Null sets no condition. */
  search?: string | null | undefined;
  /** Only leads with this status. Null sets no condition. */
  status?: LeadStatus | null | undefined;
};

/** The form that a person sent. */
export type LeadKind =
  /** The person wrote to the company. */
  | 'CONTACT'
  /** The person requested the whitepaper. */
  | 'WHITEPAPER';

/** The state of the work on a lead, which administrators set. */
export type LeadStatus =
  /** The person was answered, or needs no answer. */
  | 'CLOSED'
  /** Someone is working on it. */
  | 'IN_PROGRESS'
  /** No one has answered yet. */
  | 'NEW';

/** The input of the mutation requestContact. */
export type RequestContactInput = {
  /** The company of the person. */
  company: string;
  /** Must be true: the person agrees to the consent text of the form. */
  consent: boolean;
  /** The work email address, to which the answer is sent. */
  email: string;
  /** The message, as plain text with at most 5,000 characters. */
  message: string;
  /** The full name of the person. */
  name: string;
  /** A telephone number. Null if the person gives none. */
  phone?: string | null | undefined;
  /** The solution of the `whitepaperChallenge`, as JSON text. If absent or null, stricter rate limits apply. */
  proof?: string | null | undefined;
  /** The path of the page of this site that linked to the form. Null if unknown. */
  referrer?: string | null | undefined;
  /** A field that is hidden from people and detects robots. Leave it absent or null. */
  remarks?: string | null | undefined;
  /** A random key for the form, at most 64 characters. Requests with the same key count as one. Null if the client has no key. */
  requestKey?: string | null | undefined;
  /** The topic of the message. */
  topic: ContactTopic;
};

/** The input of the mutation requestWhitepaper. */
export type RequestWhitepaperInput = {
  /** The company of the person. */
  company: string;
  /** Must be true: the person agrees to the consent text of the form. */
  consent: boolean;
  /** The work email address, to which the answer is sent. */
  email: string;
  /** The full name of the person. */
  name: string;
  /** The needs of the person, as plain text. */
  needs: string;
  /** The solution of the `whitepaperChallenge`, as JSON text. If absent or null, stricter rate limits apply. */
  proof?: string | null | undefined;
  /** The path of the page of this site that linked to the form. Null if unknown. */
  referrer?: string | null | undefined;
  /** A field that is hidden from people and detects robots. Leave it absent or null. */
  remarks?: string | null | undefined;
  /** A random key for the form, at most 64 characters. Requests with the same key count as one. Null if the client has no key. */
  requestKey?: string | null | undefined;
};

/** The input of the mutation updateLead. */
export type UpdateLeadInput = {
  /** The id of the lead. */
  id: string | number;
  /** The new notes, at most 5,000 characters. They do not change if absent or null. */
  notes?: string | null | undefined;
  /** The new status. It does not change if absent or null. */
  status?: LeadStatus | null | undefined;
};

export type LeadHttpTestNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadHttpTestNoticeQuery = { browser: { formNotice: { form: string, message: string, errors: Array<{ name: string, value: string }>, values: Array<{ name: string, value: string }> } | null } };

export type LeadTestListQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type LeadTestListQuery = { leads: { nodes: Array<{ id: string, name: string, company: string, downloadCount: number, lastDownloadedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LeadTestDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type LeadTestDeleteMutation = { deleteLead: { deletedLeadId: string } };

export type LeadTestRequestMutationVariables = Exact<{
  input: RequestWhitepaperInput;
}>;


export type LeadTestRequestMutation = { requestWhitepaper: { success: boolean } };

export type LeadTestChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadTestChallengeQuery = { whitepaperChallenge: string };

export type LeadTestNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type LeadTestNodeQuery = { node:
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

export type LeadTestCanQueryVariables = Exact<{
  id: string | number;
}>;


export type LeadTestCanQuery = { node:
    | { viewerCan: { delete: boolean } }
    | Record<PropertyKey, never>
   | null };

export type LeadTestContactMutationVariables = Exact<{
  input: RequestContactInput;
}>;


export type LeadTestContactMutation = { requestContact: { success: boolean } };

export type LeadTestUpdateMutationVariables = Exact<{
  input: UpdateLeadInput;
}>;


export type LeadTestUpdateMutation = { updateLead: { lead: { status: LeadStatus, notes: string } } };

export type LeadTestFilterQueryVariables = Exact<{
  filter?: LeadFilter | null | undefined;
}>;


export type LeadTestFilterQuery = { leads: { nodes: Array<{ name: string, kind: LeadKind, topic: ContactTopic | null, phone: string | null, needs: string, status: LeadStatus, notes: string }> } };


export const LeadHttpTestNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadHttpTestNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LeadHttpTestNoticeQuery, LeadHttpTestNoticeQueryVariables>;
export const LeadTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDownloadedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<LeadTestListQuery, LeadTestListQueryVariables>;
export const LeadTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedLeadId"}}]}}]}}]} as unknown as DocumentNode<LeadTestDeleteMutation, LeadTestDeleteMutationVariables>;
export const LeadTestRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadTestRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestWhitepaperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWhitepaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<LeadTestRequestMutation, LeadTestRequestMutationVariables>;
export const LeadTestChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadTestChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whitepaperChallenge"}}]}}]} as unknown as DocumentNode<LeadTestChallengeQuery, LeadTestChallengeQueryVariables>;
export const LeadTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeadTestNodeQuery, LeadTestNodeQueryVariables>;
export const LeadTestCanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadTestCan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LeadTestCanQuery, LeadTestCanQueryVariables>;
export const LeadTestContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadTestContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<LeadTestContactMutation, LeadTestContactMutationVariables>;
export const LeadTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]} as unknown as DocumentNode<LeadTestUpdateMutation, LeadTestUpdateMutationVariables>;
export const LeadTestFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadTestFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}}]} as unknown as DocumentNode<LeadTestFilterQuery, LeadTestFilterQueryVariables>;