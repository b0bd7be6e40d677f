/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a change. */
export type ChangeAction =
  /** The viewer gained or lost access to many objects of the type. List objects of this type again, and remove the others from copies. The field `nodeId` is the id of the viewer. */
  | 'ACCESS_CHANGED'
  /** The viewer can read the object from now on, because of a group or a delegation. Other members do not get this change. */
  | 'ACCESS_GAINED'
  /** The viewer cannot read the object any more, or it was deleted. Remove it from copies. Members who can still read the object do not get this change. */
  | 'ACCESS_LOST'
  /** The object was created. */
  | 'CREATED'
  /** The object does not exist any more. Remove it from copies. */
  | 'DELETED'
  /** Its readers can read the object from now on. */
  | 'PUBLISHED'
  /** Its readers cannot read the object any more. Remove it from copies. */
  | 'UNPUBLISHED'
  /** The object changed, or who can read it. */
  | 'UPDATED';

/** Conditions on the changes of a list. */
export type ChangeFilter = {
  /** Only changes of objects of these types. Null sets no condition. */
  types?: Array<ChangeType> | null | undefined;
};

/** The type of an object that changed. */
export type ChangeType =
  /** An Article changed. Readers of published articles can read this change. */
  | 'ARTICLE'
  /** A Document, its file or its access changed. Members who can list the document can read this change. */
  | 'DOCUMENT'
  /** An Event of the calendar changed. Invited members can read this change. */
  | 'EVENT'
  /** A published InvestorUpdate changed. Its audience can read this change. */
  | 'INVESTOR_UPDATE'
  /** A Question about a document changed. The people who can read the question can read this change. */
  | 'QUESTION'
  /** The account, the groups or the delegations of a User changed. Administrators can read this change, and the person, whose access to other objects may have changed. */
  | 'USER';

export type ChangeTestListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ChangeFilter | null | undefined;
}>;


export type ChangeTestListQuery = { changes: { latestCursor: string, nodes: Array<{ id: string, type: ChangeType, nodeId: string, action: ChangeAction, version: number | null, changedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const ChangeTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestCursor"}}]}}]}}]} as unknown as DocumentNode<ChangeTestListQuery, ChangeTestListQueryVariables>;