import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
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
import { paths } from '#web/paths.ts';
import { folderPath } from '#web/portal/documentLabels.ts';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { toLastDay } from '#web/ui/lastDay.ts';
import { utcDay } from '#web/ui/utc.ts';
import { describeNotified, describeOpening } from './rights.ts';
import {
  type AccessRequest,
  type ArrivingFile,
  type DocumentChange,
  type Target,
  toTitle,
  type WaitingUpload,
} from './documentDialogs.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { cancelUpload } from './sendFile.ts';

const LIST = { refetchQueries: ['AdminDocuments'], awaitRefetchQueries: true };

/** Document actions. */
export function useAdminDocuments() {
  const client = useApolloClient();
  const update = useSend(useUpdateDocumentMutation, LIST);
  const deleteDocument = useSend(useDeleteDocumentMutation, LIST);
  const create = useSend(useCreateDocumentMutation, LIST);
  const toast = useToast();
  return {
    save: async ({ id, title }: AdminDocumentFragment, input: DocumentChange) => {
      const messages = report(`${title} was`, 'saved');
      const answer = await update({ id, ...input }, { ...messages, ...(input.notify && { done: null }) });
      const notified = answer.result?.data?.updateDocument.notified;
      if (input.notify && notified) toast({ tone: 'success', title: messages.done, text: describeNotified(notified) });
      return answer;
    },

    /** Pins a document to the first page of investors, or unpins it. */
    pin: ({ id, title, isPinned }: AdminDocumentFragment) =>
      update({ id, isPinned: !isPinned }, report(`${title} was`, isPinned ? 'unpinned' : 'pinned')),

    remove: ({ id, title }: AdminDocumentFragment) => deleteDocument({ id }, report(`${title} was`, 'deleted')),

    /** Creates a document from a finished upload that has none yet. */
    takeIn: ({ id, fileName }: WaitingUpload, folderId: string | null) =>
      create({ title: toTitle(fileName), uploadId: id, folderId }, report(`${fileName} was`, 'added')),

    /** Deletes the received part of an unfinished upload. */
    forget: async ({ uploadId }: ArrivingFile) => {
      await cancelUpload(`/uploads/${uploadId}`);
      await client.refetchQueries({ include: ['AdminDocuments'] });
    },
  };
}

/** Changes whether downloads of a PDF are without its comments and metadata. */
export function useCleanDownloads() {
  const update = useSend(useUpdateDocumentMutation, LIST);
  return ({ id, title }: AdminDocumentFragment, hasCleanDownloads: boolean) => {
    const done = hasCleanDownloads ? 'are without comments and metadata' : 'keep comments and metadata';
    const messages = { done: `Downloads of ${title} ${done}`, failed: `${title} was not changed` };
    return update({ id, hasCleanDownloads }, messages);
  };
}

/** Actions on several documents. Each is sent in sequence and stops at the first error. */
export function useSelectedDocuments() {
  const [updateDocument] = useUpdateDocumentMutation(LIST);
  const [deleteDocument] = useDeleteDocumentMutation(LIST);
  const withToast = useActionToast();
  const forEach = (
    documents: readonly AdminDocumentFragment[],
    past: string,
    send: (id: string) => Promise<unknown>,
  ) => {
    const count = formatCount(documents.length, 'document');
    const sendAll = async () => {
      for (const { id } of documents) await send(id);
    };
    const failed = documents.length === 1 ? `The document was not ${past}` : `Not all of ${count} were ${past}`;
    return withToast(sendAll, { done: `${count} ${past}`, failed });
  };
  return {
    removeAll: (documents: readonly AdminDocumentFragment[]) =>
      forEach(documents, 'deleted', (id) => deleteDocument({ variables: { input: { id } } })),
    /** Moves documents to the end of a folder, or to the top level. */
    move: (documents: readonly AdminDocumentFragment[], folderId: string | null) =>
      forEach(documents, 'moved', (id) => updateDocument({ variables: { input: { id, folderId } } })),
  };
}

const describeApproval = ({ person, documentTitle, right, endsAt }: AccessRequest): string => {
  const end = endsAt ? ` until ${utcDay(toLastDay(endsAt))} (UTC)` : '';
  return `${person.name ?? 'The person'} can ${describeOpening(right)} ${documentTitle}${end}`;
};

/** Answers requests for access to documents. */
export function useAccessRequests() {
  const approve = useSend(useApproveAccessRequestMutation, LIST);
  const decline = useSend(useDeclineAccessRequestMutation, LIST);
  const toInput = ({ documentId, person }: AccessRequest) => ({ documentId, userId: person.accountId });
  return {
    approve: (request: AccessRequest) =>
      approve(toInput(request), {
        done: describeApproval(request),
        failed: 'Nothing was approved',
      }),
    decline: (request: AccessRequest) =>
      decline(toInput(request), { done: 'Request declined', failed: 'Nothing was declined' }),
  };
}

/** Folder actions. */
export function useAdminFolders() {
  const navigate = useNavigate();
  const update = useSend(useUpdateFolderMutation, LIST);
  const create = useSend(useCreateFolderMutation, LIST);
  const remove = useSend(useDeleteFolderMutation, LIST);
  return {
    /** A new folder opens, so that files are uploaded to it. */
    saveFolder: async (
      folder: AdminFolderFragment | null,
      input: CreateFolderInput,
      changes: Omit<UpdateFolderInput, 'id'>,
    ): Promise<{ error: unknown }> => {
      const messages = report(`${input.name} was`, 'saved');
      if (folder) return update({ id: folder.id, ...changes }, messages);
      const answer = await create(input, messages);
      const id = answer.result?.data?.createFolder.folder.id;
      if (id) await navigate(folderPath(id, paths.investorAdminDocuments));
      return answer;
    },
    removeFolder: ({ id, name }: AdminFolderFragment) => remove({ id }, report(`${name} was`, 'deleted')),
  };
}

/** The form shows it beside the day. */
const isAboutEnd = (error: unknown): boolean => 'endsAt' in getFieldErrors(error);

/** Changes access rights of documents and folders. */
export function useSetRights() {
  const client = useApolloClient();
  const [setAccess] = useSetAccessMutation();
  const [updateDocument] = useUpdateDocumentMutation();
  const [updateFolder] = useUpdateFolderMutation();
  const withToast = useActionToast();
  const toast = useToast();
  /** Sends the changes in sequence and stops at the first error, which it returns. The toast says who is notified. */
  return async ({ ids, kind, name, isNew = false }: Target, changes: readonly SetAccessInput[], notify: boolean) => {
    const notified = new Map<string, { name: string | null }>();
    const collect = (people: readonly { accountId: string; name: string | null }[] = []) =>
      people.forEach((person) => notified.set(person.accountId, person));
    let change = null as SetAccessInput | null;
    const send = async () => {
      for (const input of changes) {
        change = input;
        collect((await setAccess({ variables: { input } })).data?.setAccess.notified);
      }
      if (!notify || (changes.length > 0 && !isNew)) return;
      for (const id of ids) {
        const options = { variables: { input: { id, notify } } };
        if (kind === 'document') collect((await updateDocument(options)).data?.updateDocument.notified);
        else collect((await updateFolder(options)).data?.updateFolder.notified);
      }
    };
    const failed = `Not all rights of ${name} were saved`;
    const { error } = await withToast(send, { done: null, failed, isShownInPage: isAboutEnd });
    const told = notified.size > 0 ? `The readers of ${name} are told` : `No one is told of ${name}`;
    const title = notify && changes.length === 0 ? told : `The rights of ${name} were saved`;
    if (!error) toast({ tone: 'success', title, ...(notify && { text: describeNotified([...notified.values()]) }) });
    const include = ['AdminDocuments', 'DocumentDetails', 'AccessMatrix'];
    const rereading = client.refetchQueries({ include }).catch(() => undefined);
    // The form shows an error at once.
    if (error !== null) return { error, change };
    await rereading;
    return null;
  };
}
