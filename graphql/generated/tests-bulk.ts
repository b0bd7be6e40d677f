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
};

/** The status of an article. */
export type ArticleStatus =
  /** Not published. Only administrators see it. */
  | 'DRAFT'
  /** Everyone can read the article. */
  | 'PUBLISHED'
  /** Published automatically at `publishedAt`. Only administrators see it. */
  | 'SCHEDULED';

/** The status of a bulk operation. */
export type BulkOperationStatus =
  /** The owner canceled the operation. */
  | 'CANCELED'
  /** The file can be downloaded. */
  | 'COMPLETED'
  /** The operation starts within a few seconds. */
  | 'CREATED'
  /** The operation ended without a file, because of an error or because its owner lost the right. */
  | 'FAILED'
  /** The operation writes its file. */
  | 'RUNNING';

/** The kind of objects that a bulk operation exports. */
export type BulkOperationType =
  /** The file has one line for each entry of the access log. */
  | 'ACCESS_LOG'
  /** The file has one line for each article, with its text. */
  | 'ARTICLES';

/** The input of the mutation exportAccessLog. */
export type ExportAccessLogInput = {
  /** Conditions on the entries. Null exports all. */
  filter?: AccessLogFilter | null | undefined;
};

/** The input of the mutation exportArticles. All conditions apply together. */
export type ExportArticlesInput = {
  /** Only articles of the category with this slug. Null sets no condition. */
  category?: string | null | undefined;
  /** Only articles with this status. Null exports all articles that the viewer can read. */
  status?: ArticleStatus | null | undefined;
};

export type BulkTestFragment = { id: string, type: BulkOperationType, status: BulkOperationStatus, objectCount: number, byteSize: number, path: string | null, changesCursor: string };

export type BulkTestExportArticlesMutationVariables = Exact<{
  input: ExportArticlesInput;
}>;


export type BulkTestExportArticlesMutation = { exportArticles: { bulkOperation: { id: string, type: BulkOperationType, status: BulkOperationStatus, objectCount: number, byteSize: number, path: string | null, changesCursor: string } } };

export type BulkTestExportAccessLogMutationVariables = Exact<{
  input: ExportAccessLogInput;
}>;


export type BulkTestExportAccessLogMutation = { exportAccessLog: { bulkOperation: { id: string, type: BulkOperationType, status: BulkOperationStatus, objectCount: number, byteSize: number, path: string | null, changesCursor: string } } };

export type BulkTestCancelMutationVariables = Exact<{
  id: string | number;
}>;


export type BulkTestCancelMutation = { cancelBulkOperation: { bulkOperation: { id: string, type: BulkOperationType, status: BulkOperationStatus, objectCount: number, byteSize: number, path: string | null, changesCursor: string } } };

export type BulkTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type BulkTestReadQuery = { bulkOperation: { id: string, type: BulkOperationType, status: BulkOperationStatus, objectCount: number, byteSize: number, path: string | null, changesCursor: string } | null };

export const BulkTestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"objectCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"changesCursor"}}]}}]} as unknown as DocumentNode<BulkTestFragment, unknown>;
export const BulkTestExportArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkTestExportArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportArticlesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOperation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkTest"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"objectCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"changesCursor"}}]}}]} as unknown as DocumentNode<BulkTestExportArticlesMutation, BulkTestExportArticlesMutationVariables>;
export const BulkTestExportAccessLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkTestExportAccessLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAccessLogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAccessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOperation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkTest"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"objectCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"changesCursor"}}]}}]} as unknown as DocumentNode<BulkTestExportAccessLogMutation, BulkTestExportAccessLogMutationVariables>;
export const BulkTestCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkTestCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBulkOperation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOperation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkTest"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"objectCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"changesCursor"}}]}}]} as unknown as DocumentNode<BulkTestCancelMutation, BulkTestCancelMutationVariables>;
export const BulkTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkOperation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkTest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"objectCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"changesCursor"}}]}}]} as unknown as DocumentNode<BulkTestReadQuery, BulkTestReadQueryVariables>;