import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  type FolderFilesQueryVariables,
  useCreateDocumentMutation,
  useCreateFolderMutation,
  useFolderFilesLazyQuery,
} from '#graphql/generated/admin.ts';
import { Declined, useStepUp } from '#web/ui/useActionToast.ts';
import { describeFailure, PlainFailure } from '#web/runtime/failure.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { toTitle } from './documentDialogs.ts';
import { type Found, type FoundFile, toKey } from './foundFiles.ts';
import { cancelUpload, sendFile } from './sendFile.ts';

export interface Upload {
  key: string;
  file: FoundFile;
  /** Null while queued; then the fraction sent. At 1, the server processes the file. */
  progress: number | null;
  /** Id of the finished upload, so that a retry does not send the file again. */
  uploadId: string | null;
  error: string | null;
  /** True if the scanner does not respond. An admin can create the document later. */
  quarantined: boolean;
  /** URL of the upload, once known. */
  url: string | null;
  paused: boolean;
  /** True while the server is unreachable. The upload resumes automatically. */
  away: boolean;
  /** Finds the folder of the document, which it creates if there is none. */
  findFolder: () => Promise<FoundFolder>;
}

interface FoundFolder {
  /** Null outside folders. */
  id: string | null;
  /** The names of the files that were in a folder before its files were uploaded with it, in lower case. */
  fileNames: ReadonlySet<string>;
}

/** What the latest uploads have made. Those that begin while others run belong to them. */
interface Batch {
  /** The folder that was open. */
  folderId: string | null;
  documentIds: readonly string[];
  /** The new or existing folders at the top of what was uploaded. */
  tops: readonly { id: string; name: string }[];
  /** True if folders were created, which are numbered before the documents beside them. */
  hasNewFolders: boolean;
  /** The keys of files of earlier uploads that are still listed. */
  earlierKeys: readonly string[];
  /** Sentences about what was not uploaded, beside the errors of files. */
  notes: readonly string[];
}

const emptyBatch: Batch = {
  folderId: null,
  documentIds: [],
  tops: [],
  hasNewFolders: false,
  earlierKeys: [],
  notes: [],
};

const KNOWN = 'This folder has a document with this file name. Upload it there as a new version, or rename the file.';
const NO_FILES: ReadonlySet<string> = new Set();

/** The abort reason for a canceled upload; a paused upload has none. */
const CANCELED = 'canceled';
/** With many files, the list on the page is read again after so many. */
const REREAD_AFTER = 10;

const fresh = { progress: null, uploadId: null, quarantined: false, url: null, paused: false, away: false };

export const isUnfinished = ({ error, quarantined }: Upload): boolean => error === null && !quarantined;
export const canRetry = ({ error, file }: Upload): boolean => error !== null && file.refusal === null;

/** Chosen files that are not documents yet. */
function useUploadList() {
  const number = useRef(0);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  useLeaveGuard(
    uploads.some(({ error }) => error === null),
    'Leave before the files are uploaded? Those that did not arrive are not added.',
  );
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  const list = (files: readonly FoundFile[], toFinder: (file: FoundFile) => Upload['findFolder']): Upload[] => {
    const newUploads = files.map((file): Upload => {
      number.current += 1;
      return { ...fresh, key: `${number.current}`, file, findFolder: toFinder(file), error: file.refusal };
    });
    setUploads((now) => [...now, ...newUploads]);
    return newUploads;
  };
  return { uploads, change, drop, list };
}

interface SendingOptions extends Pick<ReturnType<typeof useUploadList>, 'change' | 'drop'> {
  onAdded: (documentId: string) => void;
  /** The person did not confirm their identity, and is not asked again for each file. */
  onDeclined: () => void;
  onDiscarded: () => void;
}

/** Sends a file and creates a document from it, skipping steps that are already done. */
function useSending({ change, drop, onAdded, onDeclined, onDiscarded }: SendingOptions) {
  const [createDocument] = useCreateDocumentMutation();
  const runWithStepUp = useStepUp();
  const discard = (url: string) => cancelUpload(url).then(onDiscarded);

  /** Returns null if the upload waits for the scanner. */
  const arrive = async ({ key, file }: Upload, signal: AbortSignal): Promise<string | null> => {
    change(key, { progress: 0, error: null });
    const { id, quarantined = false } = await sendFile(await file.open(), {
      signal,
      onProgress: (progress) => change(key, { progress }),
      onBegun: (url) => void (signal.reason === CANCELED ? discard(url) : change(key, { url })),
      onAway: (away) => change(key, { away }),
    });
    change(key, { uploadId: id, quarantined });
    return quarantined ? null : id;
  };

  const sendUpload = async (upload: Upload, signal: AbortSignal): Promise<void> => {
    const { key, file, findFolder } = upload;
    if (signal.aborted) return;
    try {
      const { id: folderId, fileNames } = await findFolder();
      if (fileNames.has(toKey([file.name]))) throw new PlainFailure(KNOWN);
      const uploadId = upload.uploadId ?? (await arrive(upload, signal));
      if (!uploadId) return;
      const input = { title: toTitle(file.name), uploadId, folderId };
      const { data } = await runWithStepUp(() => createDocument({ variables: { input } }));
      drop(key);
      onAdded(data!.createDocument.document.id);
    } catch (error) {
      if (error instanceof Declined) onDeclined();
      else if (!signal.aborted) change(key, { progress: null, away: false, error: describeFailure(error) });
    }
  };
  return { send: sendUpload, discard };
}

type Folder = Batch['tops'][number];

/** Reads the names of the files in a folder: a folder that is uploaded again adds only what is missing. */
function useFileNames() {
  const [readFiles] = useFolderFilesLazyQuery({ fetchPolicy: 'no-cache' });
  return async (folderId: string): Promise<ReadonlySet<string>> => {
    const names = new Set<string>();
    for (let after: string | null = null, isMore = true; isMore;) {
      const variables: FolderFilesQueryVariables = { folderId, after };
      const { data, error } = await readFiles({ variables });
      if (error) throw error;
      const { nodes = [], pageInfo } = data?.documents ?? {};
      for (const { fileName, folder } of nodes) if (folder?.id === folderId) names.add(toKey([fileName]));
      [after, isMore] = [pageInfo?.endCursor ?? null, pageInfo?.hasNextPage ?? false];
    }
    return names;
  };
}

/** Finds the folders of uploads below the open one. Those that do not exist are created, each once. */
function useFolders(onTop: (folder: Folder, isNew: boolean) => void, onNew: () => void) {
  const [createFolder] = useCreateFolderMutation();
  const readFileNames = useFileNames();
  return (openId: string | null, knownIds: ReadonlySet<string>) => {
    const found = new Map<string, Promise<FoundFolder>>();
    const findFolder = async (path: readonly string[]): Promise<FoundFolder> => {
      if (path.length === 0) return { id: openId, fileNames: NO_FILES };
      const key = toKey(path);
      const folder = found.get(key) ?? create(path);
      found.set(key, folder);
      // Another try creates it.
      folder.catch(() => found.delete(key));
      return folder;
    };
    const create = async (path: readonly string[]): Promise<FoundFolder> => {
      const name = path.at(-1)!;
      const { id: parentId } = await findFolder(path.slice(0, -1));
      const { data } = await createFolder({ variables: { input: { name, parentId, reuse: true } } });
      const { id, documentCount } = data!.createFolder.folder;
      if (!knownIds.has(id)) onNew();
      // Who has rights on a folder with documents is told of the new ones alone.
      if (path.length === 1) onTop({ id, name }, documentCount === 0);
      return { id, fileNames: documentCount > 0 ? await readFileNames(id) : NO_FILES };
    };
    return findFolder;
  };
}

function useBatch() {
  const [batch, setBatch] = useState(emptyBatch);
  const change = (toChanges: (now: Batch) => Partial<Batch>) => setBatch((now) => ({ ...now, ...toChanges(now) }));
  return {
    batch,
    begin: (folderId: string | null, earlier: readonly Upload[]) =>
      setBatch({ ...emptyBatch, folderId, earlierKeys: earlier.map(({ key }) => key) }),
    addDocument: (id: string) => change(({ documentIds }) => ({ documentIds: [...documentIds, id] })),
    addTop: (top: Folder, isNew: boolean) =>
      change(({ tops, folderId }) =>
        isNew ? { tops: [...tops.filter(({ id }) => id !== top.id), top] } : { folderId: folderId ?? top.id },
      ),
    noteFolder: () => change(() => ({ hasNewFolders: true })),
    note: (notes: readonly string[]) => change((now) => ({ notes: [...now.notes, ...notes] })),
    /** The question about what was uploaded is answered. */
    close: () => change(() => ({ folderId: null, tops: [] })),
  };
}

/** Runs steps one after another, and reads the list on the page again after some of them and at the end. */
function useQueue() {
  const client = useApolloClient();
  const last = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const rereading = useRef<Promise<void>>(Promise.resolve());
  // One after another: Apollo answers a query that is still running with the earlier answer.
  const reread = () => {
    const refetch = () => client.refetchQueries({ include: ['AdminDocuments'] }).then(noop, noop);
    return (rereading.current = rereading.current.then(refetch));
  };
  const enqueue = (step: () => Promise<void>) => {
    waiting.current += 1;
    last.current = last.current.then(step).then(() => {
      waiting.current -= 1;
      return waiting.current % REREAD_AFTER === 0 ? reread() : undefined;
    });
  };
  return { enqueue, reread };
}

const noop = () => undefined;

/** Sends uploads in sequence. Each can be paused and canceled. */
function useSendQueue({ change, drop, onAdded }: Pick<SendingOptions, 'change' | 'drop' | 'onAdded'>) {
  const { enqueue, reread } = useQueue();
  const running = useRef(new Map<string, AbortController>());

  /** The received part stays on the server, and the next file starts. */
  const pause = (key: string) => {
    running.current.get(key)?.abort();
    change(key, { paused: true, away: false });
  };
  const { send, discard } = useSending({
    change,
    drop,
    onAdded,
    onDeclined: () => [...running.current.keys()].forEach(pause),
    // The list may have been read while the server still had the upload.
    onDiscarded: reread,
  });
  const queue = (upload: Upload) => {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    enqueue(() => send(upload, controller.signal).then(() => void running.current.delete(upload.key)));
  };
  const cancel = ({ key, url, uploadId }: Upload) => {
    running.current.get(key)?.abort(CANCELED);
    if (url && !uploadId) void discard(url);
    drop(key);
  };
  const goOn = (upload: Upload) => {
    change(upload.key, { error: null, paused: false });
    queue(upload);
  };
  return { enqueue, queue, pause, cancel, goOn };
}

const UNREADABLE = { files: [], folders: [], notes: ['The browser cannot read this folder. Try again.'] };

const refuse = (error: unknown): Found =>
  error instanceof PlainFailure ? { ...UNREADABLE, notes: [error.message] } : UNREADABLE;

/**
 * Uploads files in sequence and creates documents from them, in the folders that they came in. A failed file shows its
 * error and can be retried while the others continue.
 */
export function useDocumentUploads(folders: readonly { id: string }[]) {
  const { uploads, change, drop, list } = useUploadList();
  const { batch, begin, addDocument, addTop, noteFolder, note, close } = useBatch();
  const [reading, setReading] = useState(0);
  const { enqueue, queue, pause, cancel, goOn } = useSendQueue({ change, drop, onAdded: addDocument });
  const toFinder = useFolders(addTop, noteFolder);
  const isBusy = reading > 0 || uploads.some(isUnfinished);

  const add = async (finding: Promise<Found>, folderId: string | null) => {
    if (!isBusy) begin(folderId, uploads);
    setReading((count) => count + 1);
    const { files, folders: paths, notes } = await finding.catch(refuse);
    note(notes);
    const findFolder = toFinder(folderId, new Set(folders.map(({ id }) => id)));
    const newUploads = list(files, (file) => () => findFolder(file.folders));
    const createFolders = async () => {
      for (const path of paths)
        await findFolder(path).catch((error: unknown) => {
          // The files in it say it, too.
          const isEmpty = !files.some((file) => `${toKey(file.folders)}/`.startsWith(`${toKey(path)}/`));
          if (isEmpty) note([`${path.join(' / ')}: ${describeFailure(error)}`]);
        });
      setReading((count) => count - 1);
    };
    if (paths.length > 0) enqueue(createFolders);
    else void createFolders();
    newUploads.filter(({ error }) => !error).forEach(queue);
  };

  return { uploads, batch, isBusy, add, goOn, pause, cancel, close };
}
