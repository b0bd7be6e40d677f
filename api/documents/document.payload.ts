import { ID, Int } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { PortalDocument } from './document.type.ts';
import { Folder } from './folder.type.ts';

export const CreateDocumentPayload = createPayload('createDocument', {
  document: { type: () => PortalDocument, description: 'The new document.' },
});

export const UpdateDocumentPayload = createPayload('updateDocument', {
  document: { type: () => PortalDocument, description: 'The document after the change.' },
});

export const DeleteDocumentPayload = createPayload('deleteDocument', {
  document: { type: () => PortalDocument, description: 'The document as it was before its deletion.' },
  deletedDocumentId: { type: () => ID, description: 'The id of the deleted document.' },
});

export const MakeDocumentVersionCurrentPayload = createPayload('makeDocumentVersionCurrent', {
  document: { type: () => PortalDocument, description: 'The document with its new version.' },
});

export const DeleteDocumentVersionPayload = createPayload('deleteDocumentVersion', {
  document: { type: () => PortalDocument, description: 'The document, whose current version is unchanged.' },
  deletedDocumentVersionNumber: { type: () => Int, description: 'The number of the deleted version.' },
});

export const CreateFolderPayload = createPayload('createFolder', {
  folder: { type: () => Folder, description: 'The new folder, which is empty.' },
});

export const UpdateFolderPayload = createPayload('updateFolder', {
  folder: { type: () => Folder, description: 'The folder after the change.' },
});

export const DeleteFolderPayload = createPayload('deleteFolder', {
  folder: { type: () => Folder, description: 'The folder as it was before its deletion.' },
  deletedFolderId: { type: () => ID, description: 'The id of the deleted folder.' },
});

export const SetAccessPayload = createPayload('setAccess', {
  document: {
    type: () => PortalDocument,
    nullable: true,
    description: 'The document whose access changed. Null if the input names a folder.',
  },
  folder: {
    type: () => Folder,
    nullable: true,
    description: 'The folder whose access changed. Null if the input names a document.',
  },
});
