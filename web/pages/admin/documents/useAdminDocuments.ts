import { useApolloClient } from '@apollo/client/react';
import {
  useApproveAccessRequestMutation,
  useCreateDocumentMutation,
  useDeclineAccessRequestMutation,
  useCreateFolderMutation,
  type CreateFolderInput,
  useDeleteDocumentMutation,
  useDeleteFolderMutation,
  type AdminDocumentFragment,
  type AdminFolderFragment,
  useSetAccessMutation,
  type SetAccessInput,
  type UpdateFolderInput,
  useUpdateDocumentMutation,
  useUpdateFolderMutation,
} from '#graphql/generated/admin.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import {
  type AccessRequest,
  type ArrivingFile,
  type DocumentChange,
  type Target,
  toTitle,
  type WaitingUpload,
} from './documentDialogs.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { cancelUpload } from './sendFile.ts';

/** Where new documents are put, and whether their readers are told. */
export interface Place {
  folderId: string | null;
  notify: boolean;
}

const LIST = { refetchQueries: ['AdminDocuments'], awaitRefetchQueries: true };

/** Document actions. Each returns the error, or null. */
export function useAdminDocuments() {
  const client = useApolloClient();
  const [updateDocument] = useUpdateDocumentMutation(LIST);
  const [deleteDocument] = useDeleteDocumentMutation(LIST);
  const [createDocument] = useCreateDocumentMutation(LIST);
  const withToast = useActionToast();

  const save = async ({ id, title }: AdminDocumentFragment, input: DocumentChange) => {
    const variables = { input: { id, ...input } };
    const send = () => updateDocument({ variables });
    return (await withToast(send, { done: `${title} was saved`, failed: `${title} was not saved` })).error;
  };

  /** Pins a document to the first page of investors, or unpins it. */
  const pin = async ({ id, title, isPinned }: AdminDocumentFragment) => {
    const send = () => updateDocument({ variables: { input: { id, isPinned: !isPinned } } });
    const [done, failed] = isPinned ? ['unpinned', 'not unpinned'] : ['pinned', 'not pinned'];
    await withToast(send, { done: `${title} was ${done}`, failed: `${title} was ${failed}` });
  };

  const remove = async ({ id, title }: AdminDocumentFragment) => {
    const send = () => deleteDocument({ variables: { input: { id } } });
    await withToast(send, { done: `${title} was deleted`, failed: `${title} was not deleted` });
  };

  /** Creates a document from a finished upload that has none yet. */
  const takeIn = async ({ id, fileName }: WaitingUpload, place: Place) => {
    const input = { title: toTitle(fileName), uploadId: id, ...place };
    const send = () => createDocument({ variables: { input } });
    await withToast(send, { done: `${fileName} was added`, failed: `${fileName} was not added` });
  };

  /** Deletes the received part of an unfinished upload. */
  const forget = async ({ uploadId }: ArrivingFile) => {
    await cancelUpload(`/uploads/${uploadId}`);
    await client.refetchQueries({ include: ['AdminDocuments'] });
  };

  return { save, pin, remove, takeIn, forget };
}

/** Changes whether downloads of a PDF are without its comments and metadata. */
export function useCleanDownloads() {
  const [updateDocument] = useUpdateDocumentMutation(LIST);
  const withToast = useActionToast();
  return ({ id, title }: AdminDocumentFragment, hasCleanDownloads: boolean) => {
    const send = () => updateDocument({ variables: { input: { id, hasCleanDownloads } } });
    const done = hasCleanDownloads ? 'are without comments and metadata' : 'keep comments and metadata';
    return withToast(send, { done: `Downloads of ${title} ${done}`, failed: `${title} was not changed` });
  };
}

/** Actions on several documents. Each is sent in sequence and stops at the first error. */
export function useSelectedDocuments() {
  const [updateDocument] = useUpdateDocumentMutation(LIST);
  const [deleteDocument] = useDeleteDocumentMutation(LIST);
  const withToast = useActionToast();

  const removeAll = (documents: readonly AdminDocumentFragment[]) => {
    const send = async () => {
      for (const { id } of documents) await deleteDocument({ variables: { input: { id } } });
    };
    const count = formatCount(documents.length, 'document');
    return withToast(send, { done: `${count} deleted`, failed: `Not all of ${count} were deleted` });
  };

  /** Moves documents to the end of a folder, or to the top level. Returns the error, or null. */
  const move = async (documents: readonly AdminDocumentFragment[], folderId: string | null) => {
    const send = async () => {
      for (const { id } of documents) await updateDocument({ variables: { input: { id, folderId } } });
    };
    const count = formatCount(documents.length, 'document');
    return (await withToast(send, { done: `${count} moved`, failed: `Not all of ${count} were moved` })).error;
  };

  return { removeAll, move };
}

/** Answers requests for access to documents. */
export function useAccessRequests() {
  const [approveRequest] = useApproveAccessRequestMutation(LIST);
  const [declineRequest] = useDeclineAccessRequestMutation(LIST);
  const withToast = useActionToast();
  const toVariables = ({ documentId, person }: AccessRequest) => ({
    variables: { input: { documentId, userId: person.accountId } },
  });
  const approve = (request: AccessRequest) =>
    withToast(() => approveRequest(toVariables(request)), {
      done: `${request.person.name ?? 'The person'} can read ${request.documentTitle}`,
      failed: 'Nothing was approved',
    });
  const decline = (request: AccessRequest) =>
    withToast(() => declineRequest(toVariables(request)), { done: 'Request declined', failed: 'Nothing was declined' });
  return { approve, decline };
}

/** Folder actions. */
export function useAdminFolders() {
  const [updateFolder] = useUpdateFolderMutation(LIST);
  const [createFolder] = useCreateFolderMutation(LIST);
  const [deleteFolder] = useDeleteFolderMutation(LIST);
  const withToast = useActionToast();

  const saveFolder = async (
    folder: AdminFolderFragment | null,
    input: CreateFolderInput,
    changes: Omit<UpdateFolderInput, 'id'>,
  ) => {
    const { name } = input;
    const send = (): Promise<unknown> =>
      folder
        ? updateFolder({ variables: { input: { id: folder.id, ...changes } } })
        : createFolder({ variables: { input } });
    return (await withToast(send, { done: `${name} was saved`, failed: `${name} was not saved` })).error;
  };

  const removeFolder = async ({ id, name }: AdminFolderFragment) => {
    const send = () => deleteFolder({ variables: { input: { id } } });
    return (await withToast(send, { done: `${name} was deleted`, failed: `${name} was not deleted` })).error;
  };

  return { saveFolder, removeFolder };
}

/** Changes access rights of documents and folders. */
export function useSetRights() {
  const client = useApolloClient();
  const [setAccess] = useSetAccessMutation();
  const [updateDocument] = useUpdateDocumentMutation();
  const withToast = useActionToast();
  /** Sends the changes in sequence and stops at the first error. */
  return async ({ ids, kind, name }: Target, changes: readonly SetAccessInput[], notify: boolean) => {
    const send = async () => {
      for (const input of changes) await setAccess({ variables: { input } });
      if (notify && changes.length === 0 && kind === 'document')
        for (const id of ids) await updateDocument({ variables: { input: { id, notify } } });
    };
    const { error } = await withToast(send, {
      done: `The rights of ${name} were saved`,
      failed: `Not all rights of ${name} were saved`,
    });
    await client.refetchQueries({ include: ['AdminDocuments', 'DocumentDetails'] });
    return error;
  };
}
