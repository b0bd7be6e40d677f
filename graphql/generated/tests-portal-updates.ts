/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation createDocument. */
export type CreateDocumentInput = {
  /** The id of the folder of the document. Null stands for none. */
  folderId?: string | number | null | undefined;
  /** True emails the people who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The position among the documents of the folder, from 1. If absent or null, a new or moved document becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** A summary in plain text, at most 1,000 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, one line of at most 120 characters. */
  title: string;
  /** The id of the file, which `POST /uploads` returns. */
  uploadId: string | number;
};

/** The input of the mutation createInvestorUpdate. */
export type CreateInvestorUpdateInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The ids of all documents that belong to the update, in this order, at most 50. A reader sees those that are shared with them. Null stands for none. */
  documentIds?: Array<string | number> | null | undefined;
  /** The ids of all groups that the update is for, at most 100. An empty list is for all investors. If absent or null, a new update is for all investors, and another one keeps its audience. */
  groupIds?: Array<string | number> | null | undefined;
  /** The title, one line of at most 120 characters. */
  title: string;
};

/** A right to a document. LIST is the lowest right, DOWNLOAD the highest. */
export type DocumentRight =
  /** The document can be downloaded as a file that is marked with the reader. Includes LIST and VIEW. */
  | 'DOWNLOAD'
  /** The document is listed with its title and summary. */
  | 'LIST'
  /** The document can be read page by page. Includes LIST. */
  | 'VIEW';

/** The frequency at which an account receives emails about new updates. */
export type InvestorUpdateEmailFrequency =
  /** One email for each update or batch of documents, without delay. */
  | 'AT_ONCE'
  /** One email with everything new, each day at 8:00 in the time zone of the account. */
  | 'DAILY'
  /** No emails about updates or documents. */
  | 'NONE'
  /** One email with everything new, each Monday at 8:00 in the time zone of the account. */
  | 'WEEKLY';

/** The status of an investor update. */
export type InvestorUpdateStatus =
  /** Not published. Only administrators can read it. */
  | 'DRAFT'
  /** Its audience can read it. */
  | 'PUBLISHED'
  /** Its whole audience can read it from `publishedAt` on, which is in the future. */
  | 'SCHEDULED';

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

/** The input of the mutation markInvestorUpdateRead. */
export type MarkInvestorUpdateReadInput = {
  /** The id of the update that the viewer has read. */
  id: string | number;
};

/** The input of the mutation publishInvestorUpdate. */
export type PublishInvestorUpdateInput = {
  /** The date and time of publication. Now if absent, null or in the past. */
  at?: string | null | undefined;
  /** The id of the update to publish. */
  id: string | number;
};

/** The input of the mutation publishNda. */
export type PublishNdaInput = {
  /** The whole text of the agreement as Markdown. Spaces and line breaks are part of the signed text. */
  body: string;
};

/** The input of the mutation sendInvestorUpdateTest. */
export type SendInvestorUpdateTestInput = {
  /** The id of the update to send to the viewer. */
  id: string | number;
};

/** The input of the mutation setAccess: either documentId or folderId, and either groupId or userId, must be given. */
export type SetAccessInput = {
  /** The id of the document. Null if a folder is given. */
  documentId?: string | number | null | undefined;
  /** The date and time at which the rights end, in the future. They do not end if absent or null. Afterwards the rights from a folder above apply again; an end is refused if these give as much or more. */
  endsAt?: string | null | undefined;
  /** The id of the folder. The rights apply to all documents in it and in the folders inside it. Null if a document is given. */
  folderId?: string | number | null | undefined;
  /** The id of the group. Null if an account is given. */
  groupId?: string | number | null | undefined;
  /** True, together with empty `rights`, removes the rights that were set here, so that the rights from a folder above apply again. False if absent or null. */
  inherit?: boolean | null | undefined;
  /** True emails the group or account about the documents that it can read when the email is sent, as often as each person has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The rights. DOWNLOAD includes VIEW, and VIEW includes LIST. An empty list revokes all rights, also those from a folder above. */
  rights: Array<DocumentRight>;
  /** The id of the account. Null if a group is given. */
  userId?: string | number | null | undefined;
};

/** The input of the mutation setInvestorUpdateSettings. */
export type SetInvestorUpdateSettingsInput = {
  /** The frequency at which the account receives emails about new updates. */
  emailFrequency: InvestorUpdateEmailFrequency;
  /** True to also receive emails about documents, at the same frequency. Unchanged if absent or null. */
  hasDocuments?: boolean | null | undefined;
};

/** The input of the mutation updateDocument. Absent fields stay unchanged; null clears a field. */
export type UpdateDocumentInput = {
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the folder of the document. Null stands for none. */
  folderId?: string | number | null | undefined;
  /** True leaves comments and metadata out of downloads of a PDF, false keeps them. Null leaves it unchanged. */
  hasCleanDownloads?: boolean | null | undefined;
  /** The id of the document to change. */
  id: string | number;
  /** True shows the document first to the investors who can read it, false ends that. At most six documents are pinned. Null leaves it unchanged. */
  isPinned?: boolean | null | undefined;
  /** True emails the people who can read the document when the email is sent, as often as each has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The position among the documents of the folder, from 1. If absent or null, a new or moved document becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** A summary in plain text, at most 1,000 characters. Null stands for none. */
  summary?: string | null | undefined;
  /** The title, one line of at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
  /** The id of a file, which `POST /uploads` returns. The file becomes a new version. Null adds no version. */
  uploadId?: string | number | null | undefined;
};

/** The input of the mutation updateFolder. Absent fields stay unchanged. */
export type UpdateFolderInput = {
  /** The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check. */
  expectedVersion?: number | null | undefined;
  /** The id of the folder to change. */
  id: string | number;
  /** The name, one line of at most 120 characters. Null leaves it unchanged. */
  name?: string | null | undefined;
  /** True emails everyone about the documents in the folder that they can read when the email is sent, as often as each person has chosen. False if absent or null. */
  notify?: boolean | null | undefined;
  /** The id of the folder that contains this folder, with all its contents. Null stands for none: the folder is at the top. */
  parentId?: string | number | null | undefined;
  /** The position among the folders of the same parent, from 1. If absent or null, a new or moved folder becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
};

/** The input of the mutation updateInvestorUpdate. Absent fields stay unchanged. */
export type UpdateInvestorUpdateInput = {
  /** The text in Markdown, at most 200,000 characters. Null stands for an empty text. */
  body?: string | null | undefined;
  /** The ids of all documents that belong to the update, in this order, at most 50. A reader sees those that are shared with them. Null stands for none. */
  documentIds?: Array<string | number> | null | undefined;
  /** The `version` that this change is based on: if the update has another version, the answer is CONFLICT. Null changes any version. */
  expectedVersion?: number | null | undefined;
  /** The ids of all groups that the update is for, at most 100. An empty list is for all investors. If absent or null, a new update is for all investors, and another one keeps its audience. */
  groupIds?: Array<string | number> | null | undefined;
  /** The id of the update to change. */
  id: string | number;
  /** True if an editor saves by itself while a person types. The audit log has only the first of several. Null stands for false. */
  isAutosave?: boolean | null | undefined;
  /** True emails the whole audience of a published update again, according to the settings of each person. The audience of an update that is not published is emailed once, when it is published. Null stands for false. */
  notifyAgain?: boolean | null | undefined;
  /** The title, one line of at most 120 characters. Null leaves it unchanged. */
  title?: string | null | undefined;
};

/** The input of the mutation withdrawInvestorUpdate. */
export type WithdrawInvestorUpdateInput = {
  /** The id of the update to withdraw. */
  id: string | number;
  /** The reason, for the audit log and other administrators, at most 500 characters. */
  reason: string;
};

export type UnsubscribeHttpTestLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeHttpTestLinkQuery = { browser: { unsubscribeLink: { emailFrequency: InvestorUpdateEmailFrequency } | null } };

export type UnsubscribeHttpTestNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeHttpTestNoticeQuery = { browser: { formNotice: { form: string, message: string } | null } };

export type UpdateDocumentsTestCreateMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type UpdateDocumentsTestCreateMutation = { createDocument: { document: { id: string } } };

export type UpdateDocumentsTestUpdateMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentsTestUpdateMutation = { updateDocument: { document: { id: string }, notified: Array<{ accountId: string, name: string | null }> } };

export type UpdateDocumentsTestTellOfFolderMutationVariables = Exact<{
  input: UpdateFolderInput;
}>;


export type UpdateDocumentsTestTellOfFolderMutation = { updateFolder: { notified: Array<{ accountId: string }> } };

export type UpdateDocumentsTestShareMutationVariables = Exact<{
  input: SetAccessInput;
}>;


export type UpdateDocumentsTestShareMutation = { setAccess: { document: { id: string } | null, notified: Array<{ accountId: string }> } };

export type UpdateDocumentsTestChooseMutationVariables = Exact<{
  input: SetInvestorUpdateSettingsInput;
}>;


export type UpdateDocumentsTestChooseMutation = { setInvestorUpdateSettings: { viewer: { id: string, investorUpdateSettings: { emailFrequency: InvestorUpdateEmailFrequency, hasDocuments: boolean } } } };

export type UpdateDocumentsTestPublishNdaMutationVariables = Exact<{
  input: PublishNdaInput;
}>;


export type UpdateDocumentsTestPublishNdaMutation = { publishNda: { nda: { id: string } } };

export type UpdateDocumentsTestEndNdaMutationVariables = Exact<{ [key: string]: never; }>;


export type UpdateDocumentsTestEndNdaMutation = { endNda: { nda: { id: string } } };

export type UpdateDocumentsTestMakeCurrentMutationVariables = Exact<{
  input: MakeDocumentVersionCurrentInput;
}>;


export type UpdateDocumentsTestMakeCurrentMutation = { makeDocumentVersionCurrent: { document: { id: string } } };

export type UpdateNotifyTestWidenMutationVariables = Exact<{
  input: UpdateInvestorUpdateInput;
}>;


export type UpdateNotifyTestWidenMutation = { updateInvestorUpdate: { investorUpdate: { changedAt: string | null } } };

export type UpdateNotifyTestSendMutationVariables = Exact<{
  input: SendInvestorUpdateTestInput;
}>;


export type UpdateNotifyTestSendMutation = { sendInvestorUpdateTest: { investorUpdate: { id: string } } };

export type UpdateTestCreateMutationVariables = Exact<{
  input: CreateInvestorUpdateInput;
}>;


export type UpdateTestCreateMutation = { createInvestorUpdate: { investorUpdate: { id: string, title: string, body: string, status: InvestorUpdateStatus, publishedAt: string | null } } };

export type UpdateTestChangeMutationVariables = Exact<{
  input: UpdateInvestorUpdateInput;
}>;


export type UpdateTestChangeMutation = { updateInvestorUpdate: { investorUpdate: { title: string, body: string, version: number, changedAt: string | null } } };

export type UpdateTestPublishMutationVariables = Exact<{
  input: PublishInvestorUpdateInput;
}>;


export type UpdateTestPublishMutation = { publishInvestorUpdate: { investorUpdate: { id: string, status: InvestorUpdateStatus, publishedAt: string | null } } };

export type UpdateTestWithdrawMutationVariables = Exact<{
  input: WithdrawInvestorUpdateInput;
}>;


export type UpdateTestWithdrawMutation = { withdrawInvestorUpdate: { investorUpdate: { status: InvestorUpdateStatus, withdrawal: { reason: string } | null } } };

export type UpdateTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdateTestReadQuery = { investorUpdate: { title: string, body: string, bodyHtml: string, status: InvestorUpdateStatus, isForAllInvestors: boolean | null, groups: { nodes: Array<{ id: string }> } | null, readStatistics: { readCount: number } | null } | null };

export type UpdateTestShowQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdateTestShowQuery = { investorUpdate: { readAt: string | null, documents: { nodes: Array<{ title: string }> } } | null };

export type UpdateTestMarkReadMutationVariables = Exact<{
  input: MarkInvestorUpdateReadInput;
}>;


export type UpdateTestMarkReadMutation = { markInvestorUpdateRead: { investorUpdate: { readAt: string | null } } };

export type UpdateTestListQueryVariables = Exact<{ [key: string]: never; }>;


export type UpdateTestListQuery = { investorUpdates: { nodes: Array<{ id: string, title: string, body: string, bodyHtml: string, documents: { nodes: Array<{ title: string }> } }>, edges: Array<{ cursor: string }>, pageInfo: { endCursor: string | null } } };

export type UpdateTestNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdateTestNodeQuery = { node:
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
    | { title: string, id: string, documents: { nodes: Array<{ title: string }> } }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type UpdateTestUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UpdateTestUnreadQuery = { investorUpdates: { nodes: Array<{ id: string }> } };

export type UpdateTestCanQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdateTestCanQuery = { investorUpdate: { viewerCan: { update: boolean, publish: boolean, withdraw: boolean } } | null };

export type UpdateTestPageQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type UpdateTestPageQuery = { investorUpdate: { documents: { nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null } } } | null };

export type UpdateTestStatisticsQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdateTestStatisticsQuery = { investorUpdate: { readStatistics: { audienceCount: number, readCount: number } | null } | null };

export type UpdateTestPublishedPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UpdateTestPublishedPageQuery = { investorUpdates: { nodes: Array<{ id: string, publishedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UpdateTestDraftsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type UpdateTestDraftsQuery = { investorUpdates: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const UnsubscribeHttpTestLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribeHttpTestLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailFrequency"}}]}}]}}]}}]} as unknown as DocumentNode<UnsubscribeHttpTestLinkQuery, UnsubscribeHttpTestLinkQueryVariables>;
export const UnsubscribeHttpTestNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribeHttpTestNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UnsubscribeHttpTestNoticeQuery, UnsubscribeHttpTestNoticeQueryVariables>;
export const UpdateDocumentsTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestCreateMutation, UpdateDocumentsTestCreateMutationVariables>;
export const UpdateDocumentsTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestUpdateMutation, UpdateDocumentsTestUpdateMutationVariables>;
export const UpdateDocumentsTestTellOfFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestTellOfFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestTellOfFolderMutation, UpdateDocumentsTestTellOfFolderMutationVariables>;
export const UpdateDocumentsTestShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestShareMutation, UpdateDocumentsTestShareMutationVariables>;
export const UpdateDocumentsTestChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestChoose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInvestorUpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInvestorUpdateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"investorUpdateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"hasDocuments"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestChooseMutation, UpdateDocumentsTestChooseMutationVariables>;
export const UpdateDocumentsTestPublishNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestPublishNda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishNdaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishNda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestPublishNdaMutation, UpdateDocumentsTestPublishNdaMutationVariables>;
export const UpdateDocumentsTestEndNdaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestEndNda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endNda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestEndNdaMutation, UpdateDocumentsTestEndNdaMutationVariables>;
export const UpdateDocumentsTestMakeCurrentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentsTestMakeCurrent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeDocumentVersionCurrentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDocumentVersionCurrent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentsTestMakeCurrentMutation, UpdateDocumentsTestMakeCurrentMutationVariables>;
export const UpdateNotifyTestWidenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifyTestWiden"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotifyTestWidenMutation, UpdateNotifyTestWidenMutationVariables>;
export const UpdateNotifyTestSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifyTestSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendInvestorUpdateTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvestorUpdateTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotifyTestSendMutation, UpdateNotifyTestSendMutationVariables>;
export const UpdateTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestCreateMutation, UpdateTestCreateMutationVariables>;
export const UpdateTestChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestChangeMutation, UpdateTestChangeMutationVariables>;
export const UpdateTestPublishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestPublishMutation, UpdateTestPublishMutationVariables>;
export const UpdateTestWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInvestorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvestorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestWithdrawMutation, UpdateTestWithdrawMutationVariables>;
export const UpdateTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllInvestors"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestReadQuery, UpdateTestReadQueryVariables>;
export const UpdateTestShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestShowQuery, UpdateTestShowQueryVariables>;
export const UpdateTestMarkReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestMarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkInvestorUpdateReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markInvestorUpdateRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestMarkReadMutation, UpdateTestMarkReadMutationVariables>;
export const UpdateTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestListQuery, UpdateTestListQueryVariables>;
export const UpdateTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvestorUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestNodeQuery, UpdateTestNodeQueryVariables>;
export const UpdateTestUnreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestUnread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isRead"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestUnreadQuery, UpdateTestUnreadQueryVariables>;
export const UpdateTestCanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestCan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"withdraw"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestCanQuery, UpdateTestCanQueryVariables>;
export const UpdateTestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestPageQuery, UpdateTestPageQueryVariables>;
export const UpdateTestStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestStatisticsQuery, UpdateTestStatisticsQueryVariables>;
export const UpdateTestPublishedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestPublishedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PUBLISHED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestPublishedPageQuery, UpdateTestPublishedPageQueryVariables>;
export const UpdateTestDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateTestDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"investorUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"DRAFT"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTestDraftsQuery, UpdateTestDraftsQueryVariables>;