/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of the mutation approveAccessRequest. */
export type ApproveAccessRequestInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The id of the account that asked. */
  userId: string | number;
};

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

/** The input of the mutation createFolder. */
export type CreateFolderInput = {
  /** The name, one line of at most 120 characters. */
  name: string;
  /** The id of the folder that contains this folder, with all its contents. Null stands for none: the folder is at the top. */
  parentId?: string | number | null | undefined;
  /** The position among the folders of the same parent, from 1. If absent or null, a new or moved folder becomes the last, and another one stays where it is. */
  position?: number | null | undefined;
  /** True returns the folder of this name in the same parent, if there is one, in place of a second one. Upper and lower case are the same. An existing folder keeps its position. False if absent or null. */
  reuse?: boolean | null | undefined;
};

/** The input of the mutation declineAccessRequest. */
export type DeclineAccessRequestInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The id of the account that asked. */
  userId: string | number;
};

/** The input of the mutation deleteDocument. */
export type DeleteDocumentInput = {
  /** The id of the document to delete. */
  id: string | number;
};

/** The input of the mutation deleteDocumentVersion. */
export type DeleteDocumentVersionInput = {
  /** The id of the document. */
  documentId: string | number;
  /** The number of a version that is not the current one. */
  number: number;
};

/** The input of the mutation deleteFolder. */
export type DeleteFolderInput = {
  /** The id of the empty folder to delete. */
  id: string | number;
};

/** Filtering options for documents. A document must match all fields that are given. */
export type DocumentFilter = {
  /** The id of a folder: only documents in this folder and in the folders inside it. All documents if absent or null. */
  folderId?: string | number | null | undefined;
  /** Only documents with all these words in the title, the summary or the file name. All documents if absent or null. */
  search?: string | null | undefined;
};

/** The reason why a document is unread. */
export type DocumentNews =
  /** The document has a newer version than the one that the reader has read. */
  | 'CHANGED'
  /** The reader has not read any version of the document. */
  | 'NEW';

/** A right to a document. LIST is the lowest right, DOWNLOAD the highest. */
export type DocumentRight =
  /** The document can be downloaded as a file that is marked with the reader. Includes LIST and VIEW. */
  | 'DOWNLOAD'
  /** The document is listed with its title and summary. */
  | 'LIST'
  /** The document can be read page by page. Includes LIST. */
  | 'VIEW';

/** A kind of content that a file has besides what its pages show at first sight. */
export type FileFindingKind =
  /** The PDF contains other files. */
  | 'ATTACHMENTS'
  /** The file has comments. */
  | 'COMMENTS'
  /** A watermarked copy of the PDF would show pages differently than readers see them. */
  | 'DIFFERENT_COPY'
  /** Pages show nothing. */
  | 'EMPTY_PAGES'
  /** The PDF has fields that can be filled in. */
  | 'FORM_FIELDS'
  /** The PDF has layers that are off. */
  | 'HIDDEN_LAYERS'
  /** The PDF has pictures that are covered or outside of the visible part of a page. */
  | 'HIDDEN_PICTURES'
  /** The workbook has hidden sheets. */
  | 'HIDDEN_SHEETS'
  /** The presentation has slides that it does not show. */
  | 'HIDDEN_SLIDES'
  /** The file has text that is covered, formatted as hidden, or has the color of its page. */
  | 'HIDDEN_TEXT'
  /** The file could not be inspected completely. */
  | 'INCOMPLETE'
  /** The properties of the file contain names or paths. */
  | 'METADATA'
  /** Text is not drawn because its font is not part of the file. */
  | 'MISSING_FONTS'
  /** Pages have letters or signs of a font that does not name them, so a search does not find them. */
  | 'NAMELESS_SIGNS'
  /** Pages have only pictures or letters that programs cannot read, so a search finds nothing on them. */
  | 'NO_TEXT'
  /** The PDF has text outside of the visible part of a page. */
  | 'OUTSIDE_TEXT'
  /** The PDF restricts printing, copying or changes. */
  | 'RESTRICTIONS'
  /** The PDF has a digital signature, which a watermarked copy cannot keep valid. */
  | 'SIGNATURE'
  /** The presentation has notes for its speaker. */
  | 'SPEAKER_NOTES'
  /** The file records who changed what. */
  | 'TRACKED_CHANGES';

/** Filtering options for folders. */
export type FolderFilter = {
  /** True leaves out the folders in folders that are not open, if there are more than 40 folders. The folder `openId` and those above it are open. Ignored with `search`. All folders if absent or null. */
  isCollapsed?: boolean | null | undefined;
  /** The id of the folder that is open. Only with `isCollapsed`. No folder is open if absent or null. */
  openId?: string | number | null | undefined;
  /** Only folders with all these words in the name. All folders if absent or null. */
  search?: string | null | undefined;
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

/** The input of the mutation requestAccess. */
export type RequestAccessInput = {
  /** The id of a document that the viewer can list but not open. */
  documentId: string | number;
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

/** The status of an uploaded file. */
export type UploadStatus =
  /** A document can be created from the file. */
  | 'CLEAN'
  /** The file waits for the malware scanner. */
  | 'QUARANTINED'
  /** The file was refused. `reason` says why. */
  | 'REFUSED';

export type AccessEndTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessEndTestReadQuery = { document: { rights: Array<DocumentRight>, accessRequestedAt: string | null } | null };

export type AccessEndTestAccessQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessEndTestAccessQuery = { document: { access: Array<{ rights: Array<DocumentRight>, endsAt: string | null, group: { id: string } | null }> | null } | null };

export type AccessEndTestListsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessEndTestListsQuery = { endingAccess: Array<{ rights: Array<DocumentRight>, endsAt: string, document: { id: string } | null, folder: { id: string } | null, group: { id: string } | null, user: { id: string } | null }>, accessRequests: Array<{ documentId: string, documentTitle: string, company: string | null, right: DocumentRight, endsAt: string | null, person: { accountId: string, name: string | null } }> };

export type AccessEndTestSetMutationVariables = Exact<{
  input: SetAccessInput;
}>;


export type AccessEndTestSetMutation = { setAccess: { document: { id: string } | null } };

export type AccessEndTestRequestMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type AccessEndTestRequestMutation = { requestAccess: { document: { accessRequestedAt: string | null } } };

export type AccessEndTestApproveMutationVariables = Exact<{
  input: ApproveAccessRequestInput;
}>;


export type AccessEndTestApproveMutation = { approveAccessRequest: { document: { id: string } } };

export type AccessEndTestDeclineMutationVariables = Exact<{
  input: DeclineAccessRequestInput;
}>;


export type AccessEndTestDeclineMutation = { declineAccessRequest: { document: { id: string } } };

export type AccessEndTestChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessEndTestChangesQuery = { changes: { nodes: Array<{ action: ChangeAction, type: ChangeType }> } };

export type DataRoomTestReadQueryVariables = Exact<{ [key: string]: never; }>;


export type DataRoomTestReadQuery = { dataRoom: { drawerCount: number, drawers: Array<{ documentCount: number, newCount: number, folder: { id: string, name: string, index: string, documentCount: number } | null, documents: Array<{ id: string, index: string }> }>, pinnedDocuments: Array<{ id: string, isPinned: boolean }>, documentsToRead: Array<{ id: string, index: string }> } };

export type AdminDocumentTestCreateMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type AdminDocumentTestCreateMutation = { createDocument: { document: { id: string, pageCount: number | null, mediaType: string } } };

export type DocumentNewsTestToReadQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentNewsTestToReadQuery = { documentsToRead: { nodes: Array<{ id: string, news: DocumentNews | null }> }, documents: { nodes: Array<{ id: string, news: DocumentNews | null }> } };

export type DocumentNewsTestAsMutationVariables = Exact<{
  userId: string | number;
}>;


export type DocumentNewsTestAsMutation = { viewDocumentsAs: { user: { name: string }, folders: { nodes: Array<{ folderId: string }> }, documents: { nodes: Array<{ documentId: string, index: string, rights: Array<DocumentRight>, news: DocumentNews | null, folder: { index: string, documentCount: number } | null }> } } };

export type DocumentNewsTestPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DocumentNewsTestPageQuery = { documentsToRead: { nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null } } };

export type DocumentNewsTestUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentNewsTestUploadsQuery = { uploads: { nodes: Array<{ id: string, fileName: string, status: UploadStatus, reason: string | null }> } };

export type DocumentRightsTestSetMutationVariables = Exact<{
  input: SetAccessInput;
}>;


export type DocumentRightsTestSetMutation = { setAccess: { document: { id: string } | null, folder: { id: string } | null } };

export type DocumentRightsTestReadQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentRightsTestReadQuery = { document: { rights: Array<DocumentRight>, viewerCan: { view: boolean, download: boolean, update: boolean, delete: boolean, setAccess: boolean } } | null };

export type DocumentRightsTestAccessQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentRightsTestAccessQuery = { document: { accessCount: number | null, versions: { nodes: Array<{ number: number }> } | null, firstAccess: Array<{ group: { id: string } | null }> | null, access: Array<{ rights: Array<DocumentRight>, group: { id: string } | null, user: { id: string } | null, inheritedFrom: { id: string, name: string } | null }> | null } | null };

export type DocumentTestCreateMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type DocumentTestCreateMutation = { createDocument: { document: { id: string, title: string, summary: string | null, pageCount: number | null, version: number, index: string, fileName: string, rights: Array<DocumentRight>, updatedAt: string, folder: { id: string } | null, versions: { nodes: Array<{ number: number, fileName: string }> } | null } } };

export type DocumentTestUpdateMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type DocumentTestUpdateMutation = { updateDocument: { document: { id: string, title: string, summary: string | null, version: number, fileName: string, updatedAt: string, folder: { id: string } | null, versions: { nodes: Array<{ number: number, fileName: string, sha256: string }> } | null } } };

export type DocumentTestDeleteMutationVariables = Exact<{
  input: DeleteDocumentInput;
}>;


export type DocumentTestDeleteMutation = { deleteDocument: { deletedDocumentId: string, document: { id: string, title: string } } };

export type DocumentTestPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DocumentTestPageQuery = { folders: { nodes: Array<{ index: string }>, pageInfo: { endCursor: string | null } } };

export type DocumentTestListQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
}>;


export type DocumentTestListQuery = { documents: { nodes: Array<{ title: string }> } };

export type DocumentTestFoldersQueryVariables = Exact<{
  filter?: FolderFilter | null | undefined;
}>;


export type DocumentTestFoldersQuery = { folders: { nodes: Array<{ index: string, name: string }> } };

export type DocumentTestCreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type DocumentTestCreateFolderMutation = { createFolder: { folder: { id: string, name: string, index: string, parentId: string | null, documentCount: number } } };

export type DocumentTestUpdateFolderMutationVariables = Exact<{
  input: UpdateFolderInput;
}>;


export type DocumentTestUpdateFolderMutation = { updateFolder: { folder: { id: string, name: string, index: string, parentId: string | null } } };

export type DocumentTestDeleteFolderMutationVariables = Exact<{
  input: DeleteFolderInput;
}>;


export type DocumentTestDeleteFolderMutation = { deleteFolder: { deletedFolderId: string, folder: { name: string } } };

export type DocumentTestFindingsQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentTestFindingsQuery = { document: { id: string, pageLabels: Array<string> | null, hasCleanDownloads: boolean | null, findings: Array<{ kind: FileFindingKind, pages: Array<number>, names: Array<string>, message: string, consequence: string }> | null, versions: { nodes: Array<{ number: number, findings: Array<{ kind: FileFindingKind, message: string }> | null }> } | null } | null };

export type DocumentVersionTestMakeCurrentMutationVariables = Exact<{
  input: MakeDocumentVersionCurrentInput;
}>;


export type DocumentVersionTestMakeCurrentMutation = { makeDocumentVersionCurrent: { document: { id: string, version: number, editVersion: number | null, fileName: string, pageCount: number | null, versions: { nodes: Array<{ number: number, fileName: string, pageCount: number | null, sha256: string, restoredFrom: number | null, deletedAt: string | null }> } | null } } };

export type DocumentVersionTestDeleteMutationVariables = Exact<{
  input: DeleteDocumentVersionInput;
}>;


export type DocumentVersionTestDeleteMutation = { deleteDocumentVersion: { deletedDocumentVersionNumber: number, document: { id: string, version: number, versions: { nodes: Array<{ number: number, deletedAt: string | null }> } | null } } };

export type DocumentVersionTestCountsQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentVersionTestCountsQuery = { document: { versions: { nodes: Array<{ number: number, notifiedCount: number, readerCount: number }> } | null } | null };

export type DocumentVisibilityTestListQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  filter?: DocumentFilter | null | undefined;
}>;


export type DocumentVisibilityTestListQuery = { documents: { nodes: Array<{ id: string, title: string, summary: string | null, index: string, fileName: string, folder: { id: string, name: string, documentCount: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DocumentVisibilityTestFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentVisibilityTestFoldersQuery = { folders: { nodes: Array<{ id: string, name: string, index: string, parentId: string | null, documentCount: number }> } };

export type DocumentVisibilityTestOneQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentVisibilityTestOneQuery = { document: { title: string, folder: { name: string } | null } | null, node:
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

export type DocumentVisibilityTestNameQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentVisibilityTestNameQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { name: string, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type DocumentVisibilityTestNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentVisibilityTestNodeQuery = { node:
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


export const AccessEndTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessEndTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"accessRequestedAt"}}]}}]}}]} as unknown as DocumentNode<AccessEndTestReadQuery, AccessEndTestReadQueryVariables>;
export const AccessEndTestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessEndTestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestAccessQuery, AccessEndTestAccessQueryVariables>;
export const AccessEndTestListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessEndTestLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endingAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<AccessEndTestListsQuery, AccessEndTestListsQueryVariables>;
export const AccessEndTestSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndTestSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestSetMutation, AccessEndTestSetMutationVariables>;
export const AccessEndTestRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndTestRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessRequestedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestRequestMutation, AccessEndTestRequestMutationVariables>;
export const AccessEndTestApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndTestApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestApproveMutation, AccessEndTestApproveMutationVariables>;
export const AccessEndTestDeclineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndTestDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestDeclineMutation, AccessEndTestDeclineMutationVariables>;
export const AccessEndTestChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessEndTestChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]} as unknown as DocumentNode<AccessEndTestChangesQuery, AccessEndTestChangesQueryVariables>;
export const DataRoomTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataRoomTestRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataRoom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawerCount"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsToRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"index"}}]}}]}}]}}]} as unknown as DocumentNode<DataRoomTestReadQuery, DataRoomTestReadQueryVariables>;
export const AdminDocumentTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDocumentTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDocumentTestCreateMutation, AdminDocumentTestCreateMutationVariables>;
export const DocumentNewsTestToReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentNewsTestToRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsToRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentNewsTestToReadQuery, DocumentNewsTestToReadQueryVariables>;
export const DocumentNewsTestAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentNewsTestAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewDocumentsAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folderId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentNewsTestAsMutation, DocumentNewsTestAsMutationVariables>;
export const DocumentNewsTestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentNewsTestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsToRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentNewsTestPageQuery, DocumentNewsTestPageQueryVariables>;
export const DocumentNewsTestUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentNewsTestUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentNewsTestUploadsQuery, DocumentNewsTestUploadsQueryVariables>;
export const DocumentRightsTestSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentRightsTestSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentRightsTestSetMutation, DocumentRightsTestSetMutationVariables>;
export const DocumentRightsTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentRightsTestRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"download"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"setAccess"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentRightsTestReadQuery, DocumentRightsTestReadQueryVariables>;
export const DocumentRightsTestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentRightsTestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessCount"}},{"kind":"Field","alias":{"kind":"Name","value":"firstAccess"},"name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentRightsTestAccessQuery, DocumentRightsTestAccessQueryVariables>;
export const DocumentTestCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestCreateMutation, DocumentTestCreateMutationVariables>;
export const DocumentTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestUpdateMutation, DocumentTestUpdateMutationVariables>;
export const DocumentTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedDocumentId"}}]}}]}}]} as unknown as DocumentNode<DocumentTestDeleteMutation, DocumentTestDeleteMutationVariables>;
export const DocumentTestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestPageQuery, DocumentTestPageQueryVariables>;
export const DocumentTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestListQuery, DocumentTestListQueryVariables>;
export const DocumentTestFoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTestFolders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FolderFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestFoldersQuery, DocumentTestFoldersQueryVariables>;
export const DocumentTestCreateFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestCreateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestCreateFolderMutation, DocumentTestCreateFolderMutationVariables>;
export const DocumentTestUpdateFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestUpdateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestUpdateFolderMutation, DocumentTestUpdateFolderMutationVariables>;
export const DocumentTestDeleteFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentTestDeleteFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedFolderId"}}]}}]}}]} as unknown as DocumentNode<DocumentTestDeleteFolderMutation, DocumentTestDeleteFolderMutationVariables>;
export const DocumentTestFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTestFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageLabels"}},{"kind":"Field","name":{"kind":"Name","value":"hasCleanDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consequence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTestFindingsQuery, DocumentTestFindingsQueryVariables>;
export const DocumentVersionTestMakeCurrentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentVersionTestMakeCurrent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeDocumentVersionCurrentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDocumentVersionCurrent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"restoredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVersionTestMakeCurrentMutation, DocumentVersionTestMakeCurrentMutationVariables>;
export const DocumentVersionTestDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentVersionTestDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDocumentVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocumentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedDocumentVersionNumber"}}]}}]}}]} as unknown as DocumentNode<DocumentVersionTestDeleteMutation, DocumentVersionTestDeleteMutationVariables>;
export const DocumentVersionTestCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVersionTestCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"readerCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVersionTestCountsQuery, DocumentVersionTestCountsQueryVariables>;
export const DocumentVisibilityTestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVisibilityTestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVisibilityTestListQuery, DocumentVisibilityTestListQueryVariables>;
export const DocumentVisibilityTestFoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVisibilityTestFolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentCount"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVisibilityTestFoldersQuery, DocumentVisibilityTestFoldersQueryVariables>;
export const DocumentVisibilityTestOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVisibilityTestOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DocumentVisibilityTestOneQuery, DocumentVisibilityTestOneQueryVariables>;
export const DocumentVisibilityTestNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVisibilityTestName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVisibilityTestNameQuery, DocumentVisibilityTestNameQueryVariables>;
export const DocumentVisibilityTestNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVisibilityTestNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DocumentVisibilityTestNodeQuery, DocumentVisibilityTestNodeQueryVariables>;