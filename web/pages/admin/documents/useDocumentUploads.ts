import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useCreateDocumentMutation } from '#graphql/generated/admin.ts';
import { useStepUp } from '#web/ui/useActionToast.ts';
import { describeFailure } from '#web/runtime/failure.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { toTitle } from './documentDialogs.ts';
import { cancelUpload, sendFile } from './sendFile.ts';
import type { Place } from './useAdminDocuments.ts';

export interface Upload {
  key: string;
  file: File;
  place: Place;
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
}

/** The server's size limit. */
const MOST = 50_000_000;

const TOO_LARGE = `This file is too large: a document may have ${MOST / 1_000_000} MB.`;

/** The abort reason for a canceled upload; a paused upload has none. */
const CANCELED = 'canceled';

const fresh = { progress: null, uploadId: null, quarantined: false, url: null, paused: false, away: false };

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
  const list = (files: Iterable<File>, place: Place): Upload[] => {
    const newUploads = [...files].map((file): Upload => {
      number.current += 1;
      const error = file.size > MOST ? TOO_LARGE : null;
      const key = `${number.current}`;
      return { ...fresh, key, file, place, error };
    });
    setUploads((now) => [...now, ...newUploads]);
    return newUploads;
  };
  return { uploads, change, drop, list };
}

type List = Pick<ReturnType<typeof useUploadList>, 'change' | 'drop'>;

/** Sends a file and creates a document from it, skipping steps that are already done. */
function useSending({ change, drop }: List, onAdded: () => void) {
  const client = useApolloClient();
  const [createDocument] = useCreateDocumentMutation();
  const runWithStepUp = useStepUp();
  const reread = () => client.refetchQueries({ include: ['AdminDocuments'] });
  // Refetch: the list may have loaded while the server still had the upload.
  const discard = (url: string) => cancelUpload(url).then(reread);

  /** Returns null if the upload waits for the scanner. */
  const arrive = async ({ key, file }: Upload, signal: AbortSignal): Promise<string | null> => {
    change(key, { progress: 0, error: null });
    const { id, quarantined = false } = await sendFile(file, {
      signal,
      onProgress: (progress) => change(key, { progress }),
      onBegun: (url) => void (signal.reason === CANCELED ? discard(url) : change(key, { url })),
      onAway: (away) => change(key, { away }),
    });
    change(key, { uploadId: id, quarantined });
    return quarantined ? null : id;
  };

  const sendUpload = async (upload: Upload, signal: AbortSignal): Promise<void> => {
    const { key, file, place } = upload;
    if (signal.aborted) return;
    try {
      const uploadId = upload.uploadId ?? (await arrive(upload, signal));
      if (uploadId) {
        const input = { title: toTitle(file.name), uploadId, ...place };
        await runWithStepUp(() => createDocument({ variables: { input } }));
        drop(key);
        onAdded();
      }
      await reread();
    } catch (error) {
      if (!signal.aborted) change(key, { progress: null, away: false, error: describeFailure(error) });
    }
  };
  return { send: sendUpload, discard };
}

/**
 * Uploads files in sequence and creates documents from them. A failed file shows its error and can be retried while the
 * others continue. Each upload can be paused, and canceled until it is complete.
 */
export function useDocumentUploads() {
  const { uploads, change, drop, list } = useUploadList();
  const [added, setAdded] = useState(0);
  const { send, discard } = useSending({ change, drop }, () => setAdded((count) => count + 1));
  const turn = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  const queue = (upload: Upload) => {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    turn.current = turn.current.then(() => send(upload, controller.signal));
  };

  const add = (files: Iterable<File>, place: Place) => {
    setAdded(0);
    list(files, place)
      .filter(({ error }) => !error)
      .forEach(queue);
  };

  const goOn = (upload: Upload) => {
    change(upload.key, { error: null, paused: false });
    queue(upload);
  };

  /** The received part stays on the server, and the next file starts. */
  const pause = ({ key }: Upload) => {
    running.current.get(key)?.abort();
    change(key, { paused: true, away: false });
  };

  const cancel = ({ key, url, uploadId }: Upload) => {
    running.current.get(key)?.abort(CANCELED);
    if (url && !uploadId) void discard(url);
    drop(key);
  };

  return { uploads, added, add, goOn, pause, cancel };
}
