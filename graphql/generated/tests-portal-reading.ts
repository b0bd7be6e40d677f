/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an access to a document. */
export type AccessKind =
  /** The file was sent to the person. */
  | 'DOWNLOADED'
  /** The person printed the document, as their browser reported. */
  | 'PRINTED'
  /** The person had a page in view for some seconds, as their browser reported. */
  | 'READ'
  /** The person opened the page of the document. */
  | 'SEEN'
  /** A page of the document, or its text, was sent to the person. This does not mean that they looked at it. */
  | 'SENT';

/** The conditions of the query accessLog. An entry must meet all that are given. */
export type AccessLogFilter = {
  /** Only the access with this watermark code of eight characters. If no access has it, the accesses whose code differs in one character that looks similar. Null sets no condition. */
  code?: string | null | undefined;
  /** Only accesses to the document with this id. Null sets no condition. */
  documentId?: string | number | null | undefined;
  /** Only accesses at or after this date and time. Null sets no condition. */
  from?: string | null | undefined;
  /** True for only accesses by the viewer or by a delegate for the viewer. Null or false sets no condition; investors read only these anyway. */
  isOwn?: boolean | null | undefined;
  /** Only accesses of this kind. Null sets no condition. */
  kind?: AccessKind | null | undefined;
  /** Only accesses by a person or by a delegate for them: the id of an account, or a part of a name, username or email address. Null sets no condition. */
  person?: string | null | undefined;
  /** Only accesses before this date and time. Null sets no condition. */
  to?: string | null | undefined;
  /** Only accesses to the version of a document with this number. Null sets no condition. */
  version?: number | null | undefined;
};

/** The input of the mutation askQuestion. */
export type AskQuestionInput = {
  /** The question, as plain text of at most 2,000 characters. */
  body: string;
  /** The id of the document that the question is about. */
  documentId: string | number;
  /** The number of the version of the document that the person has open. The current version if absent or null. */
  documentVersion?: number | null | undefined;
  /** The number of the page that the question is about, from 1. Absent or null: the whole document. */
  page?: number | null | undefined;
};

/** The input of the mutation deleteDocumentVersion. */
export type DeleteDocumentVersionInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The number of a version that is not the current one. */
  number: number;
};

/** The conditions of engagement. A reading must meet all that are given. */
export type EngagementFilter = {
  /** Only the document with this id. Null sets no condition. */
  documentId?: string | number | null | undefined;
  /** Only readings at or after this date and time. Null sets no condition. */
  from?: string | null | undefined;
  /** Only members of the group with this id. Null sets no condition. */
  groupId?: string | number | null | undefined;
  /** Only people who had the page with this number in view. Null sets no condition. */
  page?: number | null | undefined;
  /** Only people with this id, or with this text in their name, username, email address or company. Null sets no condition. */
  person?: string | null | undefined;
  /** Only readings before this date and time. Null sets no condition. */
  to?: string | null | undefined;
};

/** The input of the mutation makeDocumentVersionCurrent. */
export type MakeDocumentVersionCurrentInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** True emails a correction to the people who were notified of a later version or opened one, and who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The number of a former version whose file was not deleted. */
  number: number;
};

/** Whether a person must sign the confidentiality agreement. */
export type NdaState =
  /** An administrator exempted the person. */
  | 'EXEMPT'
  /** No agreement is in force, or it does not apply to the person. */
  | 'NOT_REQUIRED'
  /** The person must sign before they open another document. */
  | 'OPEN'
  /** The person signed the agreement in force. */
  | 'SIGNED';

/** The input of the mutation watchReadings: either documentId or userId must be given. */
export type WatchReadingsInput = {
  /** The id of the document. Null if an account is given. */
  documentId?: string | number | null | undefined;
  /** True starts the emails to the viewer, and false ends them. */
  isOn: boolean;
  /** The id of the account. Null if a document is given. */
  userId?: string | number | null | undefined;
};

export type AccessLogHttpTestLogQueryVariables = Exact<{
  filter?: AccessLogFilter | null | undefined;
}>;


export type AccessLogHttpTestLogQuery = { accessLog: { nodes: Array<{ kind: AccessKind, documentId: string, documentTitle: string | null, version: number | null, page: number | null, seconds: number | null, code: string | null, ipAddress: string | null, person: { name: string | null } }> } };

export type AccessLogHttpTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessLogHttpTestReadQuery = { document: { pageShapes: Array<number> | null, readVersion: number | null, readPages: Array<number> } | null };

export type AccessLogHttpTestLabelsQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessLogHttpTestLabelsQuery = { document: { pageLabels: Array<string> | null } | null, accessLog: { nodes: Array<{ page: number | null, pageLabel: string | null }> }, questions: { nodes: Array<{ page: number | null, pageLabel: string | null }> } };

export type AccessLogHttpTestEngagementQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessLogHttpTestEngagementQuery = { engagement: { nodes: Array<{ pages: Array<{ page: number, label: string | null }> }> } };

export type AccessLogHttpTestAskMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AccessLogHttpTestAskMutation = { askQuestion: { question: { pageLabel: string | null } } };

export type BehalfHttpTestLogQueryVariables = Exact<{
  filter?: AccessLogFilter | null | undefined;
}>;


export type BehalfHttpTestLogQuery = { accessLog: { nodes: Array<{ kind: AccessKind, documentId: string, documentTitle: string | null, page: number | null, code: string | null, ipAddress: string | null, person: { name: string | null }, principal: { accountId: string, name: string | null } | null }> } };

export type BehalfHttpTestHeldQueryVariables = Exact<{ [key: string]: never; }>;


export type BehalfHttpTestHeldQuery = { delegations: { edges: Array<{ node: { id: string } }> } };

export type DocumentSearchHttpTestFindQueryVariables = Exact<{
  id: string | number;
  text: string;
  fromPage?: number | null | undefined;
}>;


export type DocumentSearchHttpTestFindQuery = { documentSearch: { nextPage: number | null, hasText: boolean, hits: Array<{ page: number, areas: Array<{ left: number, top: number, width: number, height: number }> }> } | null };

export type DocumentSearchHttpTestOutlineQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentSearchHttpTestOutlineQuery = { document: { outline: Array<{ title: string, level: number, page: number | null }> | null } | null };

export type EngagementHttpTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: EngagementFilter | null | undefined;
}>;


export type EngagementHttpTestListQuery = { engagement: { nodes: Array<{ documentId: string, documentTitle: string, version: number, pageCount: number | null, company: string | null, email: string, seconds: number, furthestPage: number, person: { name: string | null }, pages: Array<{ page: number, seconds: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EngagementHttpTestPagesQueryVariables = Exact<{
  id: string | number;
  filter?: EngagementFilter | null | undefined;
}>;


export type EngagementHttpTestPagesQuery = { document: { pageEngagement: Array<{ page: number, readerCount: number, reachedCount: number, seconds: number }> | null } | null };

export type EngagementHttpTestSummariesQueryVariables = Exact<{
  filter?: EngagementFilter | null | undefined;
}>;


export type EngagementHttpTestSummariesQuery = { investorSummaries: { nodes: Array<{ id: string, documentCount: number, pageCount: number, seconds: number, questionCount: number, eventCount: number, person: { name: string | null }, agreement: { state: NdaState } | null }>, pageInfo: { hasNextPage: boolean } }, investorTotals: { investorCount: number, readerCount: number, seconds: number, questionCount: number, eventCount: number, unsignedCount: number } };

export type FormerVersionsHttpTestMakeCurrentMutationVariables = Exact<{
  input: MakeDocumentVersionCurrentInput;
}>;


export type FormerVersionsHttpTestMakeCurrentMutation = { makeDocumentVersionCurrent: { document: { id: string } } };

export type FormerVersionsHttpTestDeleteMutationVariables = Exact<{
  input: DeleteDocumentVersionInput;
}>;


export type FormerVersionsHttpTestDeleteMutation = { deleteDocumentVersion: { deletedDocumentVersionNumber: number } };

export type ProgressHttpTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type ProgressHttpTestReadQuery = { document: { openedPageCount: number, readers: Array<{ pages: Array<number>, lastReadAt: string, person: { name: string | null } }> | null } | null };

export type ReadingWatchHttpTestWatchMutationVariables = Exact<{
  input: WatchReadingsInput;
}>;


export type ReadingWatchHttpTestWatchMutation = { watchReadings: { document: { id: string, isWatched: boolean } | null, user: { id: string, isWatched: boolean } | null } };

export type ReadingWatchHttpTestStateQueryVariables = Exact<{
  id: string | number;
  userId: string | number;
}>;


export type ReadingWatchHttpTestStateQuery = { document: { isWatched: boolean } | null, user:
    | { isWatched: boolean }
    | Record<PropertyKey, never>
   | null, accessLog: { nodes: Array<{ isWatched: boolean }> } };


export const AccessLogHttpTestLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogHttpTestLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogHttpTestLogQuery, AccessLogHttpTestLogQueryVariables>;
export const AccessLogHttpTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogHttpTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageShapes"}},{"kind":"Field","name":{"kind":"Name","value":"readVersion"}},{"kind":"Field","name":{"kind":"Name","value":"readPages"}}]}}]}}]} as unknown as DocumentNode<AccessLogHttpTestReadQuery, AccessLogHttpTestReadQueryVariables>;
export const AccessLogHttpTestLabelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogHttpTestLabels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageLabels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"READ"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogHttpTestLabelsQuery, AccessLogHttpTestLabelsQueryVariables>;
export const AccessLogHttpTestEngagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogHttpTestEngagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogHttpTestEngagementQuery, AccessLogHttpTestEngagementQueryVariables>;
export const AccessLogHttpTestAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessLogHttpTestAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageLabel"}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogHttpTestAskMutation, AccessLogHttpTestAskMutationVariables>;
export const BehalfHttpTestLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BehalfHttpTestLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"principal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}}]}}]}}]}}]} as unknown as DocumentNode<BehalfHttpTestLogQuery, BehalfHttpTestLogQueryVariables>;
export const BehalfHttpTestHeldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BehalfHttpTestHeld"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delegations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isHeld"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BehalfHttpTestHeldQuery, BehalfHttpTestHeldQueryVariables>;
export const DocumentSearchHttpTestFindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSearchHttpTestFind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasText"}}]}}]}}]} as unknown as DocumentNode<DocumentSearchHttpTestFindQuery, DocumentSearchHttpTestFindQueryVariables>;
export const DocumentSearchHttpTestOutlineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSearchHttpTestOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSearchHttpTestOutlineQuery, DocumentSearchHttpTestOutlineQueryVariables>;
export const EngagementHttpTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EngagementHttpTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"furthestPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<EngagementHttpTestListQuery, EngagementHttpTestListQueryVariables>;
export const EngagementHttpTestPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EngagementHttpTestPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageEngagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}},{"kind":"Field","name":{"kind":"Name","value":"reachedCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]}}]} as unknown as DocumentNode<EngagementHttpTestPagesQuery, EngagementHttpTestPagesQueryVariables>;
export const EngagementHttpTestSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EngagementHttpTestSummaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"investorTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorCount"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}}]}}]}}]} as unknown as DocumentNode<EngagementHttpTestSummariesQuery, EngagementHttpTestSummariesQueryVariables>;
export const FormerVersionsHttpTestMakeCurrentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FormerVersionsHttpTestMakeCurrent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeDocumentVersionCurrentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDocumentVersionCurrent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FormerVersionsHttpTestMakeCurrentMutation, FormerVersionsHttpTestMakeCurrentMutationVariables>;
export const FormerVersionsHttpTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FormerVersionsHttpTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDocumentVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocumentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDocumentVersionNumber"}}]}}]}}]} as unknown as DocumentNode<FormerVersionsHttpTestDeleteMutation, FormerVersionsHttpTestDeleteMutationVariables>;
export const ProgressHttpTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgressHttpTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedPageCount"}},{"kind":"Field","name":{"kind":"Name","value":"readers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]}}]}}]} as unknown as DocumentNode<ProgressHttpTestReadQuery, ProgressHttpTestReadQueryVariables>;
export const ReadingWatchHttpTestWatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadingWatchHttpTestWatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchReadingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchReadings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}}]}}]} as unknown as DocumentNode<ReadingWatchHttpTestWatchMutation, ReadingWatchHttpTestWatchMutationVariables>;
export const ReadingWatchHttpTestStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadingWatchHttpTestState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"user"},"name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}}]}}]} as unknown as DocumentNode<ReadingWatchHttpTestStateQuery, ReadingWatchHttpTestStateQueryVariables>;