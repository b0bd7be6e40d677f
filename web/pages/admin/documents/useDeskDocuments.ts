import { useApolloClient } from '@apollo/client/react';
import {
  CreateDocumentDocument,
  CreateFolderDocument,
  type CreateFolderInput,
  DeleteDocumentDocument,
  DeleteFolderDocument,
  type DeskDocumentFragment,
  type DeskFolderFragment,
  SetAccessDocument,
  type SetAccessInput,
  UpdateDocumentDocument,
  UpdateFolderDocument,
} from '../../../../graphql/generated/admin.ts';
import { useTold } from '../../Acting.tsx';
import { type ArrivingFile, type DocumentChange, type Target, titleOf, type Waiting } from './deskDocuments.ts';
import { callOff } from './sendFile.ts';

const LIST = { refetchQueries: ['DeskDocuments'], awaitRefetchQueries: true };

/** What can be done with documents. Each answers with what was wrong, or null. */
export function useDeskDocuments() {
  const client = useApolloClient();
  const told = useTold();

  const save = async ({ id, title }: DeskDocumentFragment, input: DocumentChange) => {
    const variables = { input: { id, ...input } };
    const send = () => client.mutate({ mutation: UpdateDocumentDocument, variables, ...LIST });
    return (await told(send, { done: `${title} was saved`, failed: `${title} was not saved` })).error;
  };

  const remove = async ({ id, title }: DeskDocumentFragment) => {
    const send = () => client.mutate({ mutation: DeleteDocumentDocument, variables: { input: { id } }, ...LIST });
    await told(send, { done: `${title} was deleted`, failed: `${title} was not deleted` });
  };

  /** Makes a document of what arrived and was not one yet. */
  const takeIn = async ({ id, fileName }: Waiting, folderId: string | null) => {
    const input = { title: titleOf(fileName), uploadId: id, folderId };
    const send = () => client.mutate({ mutation: CreateDocumentDocument, variables: { input }, ...LIST });
    await told(send, { done: `${fileName} was added`, failed: `${fileName} was not added` });
  };

  /** Forgets what has arrived of a file. */
  const forget = async ({ id }: ArrivingFile) => {
    await callOff(`/uploads/${id}`);
    await client.refetchQueries({ include: ['DeskDocuments'] });
  };

  return { save, remove, takeIn, forget };
}

/** What can be done with folders. */
export function useDeskFolders() {
  const client = useApolloClient();
  const told = useTold();

  const saveFolder = async (folder: DeskFolderFragment | null, input: CreateFolderInput) => {
    const { name } = input;
    const send = (): Promise<unknown> =>
      folder
        ? client.mutate({ mutation: UpdateFolderDocument, variables: { input: { id: folder.id, ...input } }, ...LIST })
        : client.mutate({ mutation: CreateFolderDocument, variables: { input }, ...LIST });
    return (await told(send, { done: `${name} was saved`, failed: `${name} was not saved` })).error;
  };

  const removeFolder = async ({ id, name }: DeskFolderFragment) => {
    const send = () => client.mutate({ mutation: DeleteFolderDocument, variables: { input: { id } }, ...LIST });
    return (await told(send, { done: `${name} was deleted`, failed: `${name} was not deleted` })).error;
  };

  return { saveFolder, removeFolder };
}

/** Opens and closes documents and folders. */
export function useSetRights() {
  const client = useApolloClient();
  const told = useTold();
  /** One change after the other; what comes after a refused one is not made. */
  return async ({ name }: Target, changes: readonly SetAccessInput[]) => {
    const send = async () => {
      for (const input of changes) await client.mutate({ mutation: SetAccessDocument, variables: { input } });
    };
    const { error } = await told(send, {
      done: `The rights of ${name} were saved`,
      failed: `Not all rights of ${name} were saved`,
    });
    await client.refetchQueries({ include: ['DeskDocuments'] });
    return error;
  };
}
