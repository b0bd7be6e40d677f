import { useEffect, useEffectEvent, useState } from 'react';
import {
  useViewDocumentsAsMutation,
  type ViewDocumentsAsMutation,
  type ViewDocumentsAsMutationVariables,
} from '#graphql/generated/admin.ts';
import { useStepUp } from '#web/ui/useActionToast.ts';
import { appendDocuments, appendFolders, useAllFolders } from '#web/portal/useAllFolders.ts';

/** The answer with the names of fields that the lists of documents and folders have. */
const toDocumentsAs = ({ user, folders, documents }: ViewDocumentsAsMutation['viewDocumentsAs']) => ({
  user,
  folders: { ...folders, nodes: folders.nodes.map((folder) => ({ ...folder, id: folder.folderId })) },
  documents: { ...documents, nodes: documents.nodes.map((document) => ({ ...document, id: document.documentId })) },
});
type DocumentsAs = ReturnType<typeof toDocumentsAs>;

/** The last result and the variables it belongs to. */
interface Result {
  key: string;
  data?: DocumentsAs;
  error?: Error;
}

/**
 * Views the documents as another account, and again whenever the variables change. The server records each view in the
 * audit log, so only an open page sends it, not server-side rendering or prefetching.
 */
export function useDocumentsAs(variables: ViewDocumentsAsMutationVariables) {
  const [last, setLast] = useState<Result | null>(null);
  const key = JSON.stringify(variables);
  const send = useSend(variables);
  const request = (): Promise<Result> =>
    send().then(
      (data) => ({ key, data }),
      (error: Error) => ({ key, error }),
    );

  const load = useEffectEvent(request);
  useEffect(() => {
    let isCurrent = true;
    void load().then((result) => isCurrent && setLast(result));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const refetch = async () => {
    setLast(null);
    setLast(await request());
  };

  const current = last?.key === key ? last : null;
  const append = (page: DocumentsAs, merge: typeof appendFolders<DocumentsAs>) =>
    setLast((previous) =>
      previous?.key === key && previous.data
        ? { key, data: merge(previous.data, { fetchMoreResult: page }) }
        : previous,
    );
  useAllFolders(current?.data, async (foldersAfter) => append(await send({ foldersAfter }), appendFolders));
  const loadDocuments = async (after: string) => append(await send({ after }), appendDocuments);

  return {
    view: { data: current?.data, previousData: last?.data, error: current?.error, refetch },
    loadDocuments,
  };
}

/** Sends the mutation, with the identity confirmed. */
function useSend(variables: ViewDocumentsAsMutationVariables) {
  // Not cached: the administrator reads them once, and each view is recorded.
  const [viewDocumentsAs] = useViewDocumentsAsMutation({ fetchPolicy: 'no-cache' });
  const runWithStepUp = useStepUp();
  return async (more: Partial<ViewDocumentsAsMutationVariables> = {}): Promise<DocumentsAs> =>
    toDocumentsAs(
      (await runWithStepUp(() => viewDocumentsAs({ variables: { ...variables, ...more } }))).data!.viewDocumentsAs,
    );
}
