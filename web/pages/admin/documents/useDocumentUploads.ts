import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useCreateDocumentMutation } from '../../../../graphql/generated/admin.ts';
import { useStepUp } from '../../StepUp.tsx';
import { describeFailure } from '../../../runtime/failure.ts';
import { toTitle } from './adminDocuments.ts';
import { callOff, sendFile } from './sendFile.ts';

export interface Upload {
  key: string;
  file: File;
  folderId: string | null;
  /** Null while queued; then the fraction sent. At 1, the server processes the file. */
  sent: number | null;
  /** Id of the finished upload, so that a retry does not send the file again. */
  uploadId: string | null;
  fault: string | null;
  /** True if the scanner does not respond. An admin can create the document later. */
  quarantined: boolean;
  /** URL of the upload, once known. */
  address: string | null;
  paused: boolean;
  /** True while the server is unreachable. The upload resumes automatically. */
  away: boolean;
}

/** The server's size limit. */
const MOST = 50_000_000;

const TOO_LARGE = `This file is too large: a document may have ${MOST / 1_000_000} MB.`;

/** The abort reason for a canceled upload; a paused upload has none. */
const CANCELED = 'canceled';

const fresh = { sent: null, uploadId: null, quarantined: false, address: null, paused: false, away: false };

/** Chosen files that are not documents yet. */
function useUploadList() {
  const number = useRef(0);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: string, given: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...given } : upload)));
  const drop = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  const list = (files: Iterable<File>, folderId: string | null): Upload[] => {
    const chosen = [...files].map((file): Upload => {
      number.current += 1;
      const fault = file.size > MOST ? TOO_LARGE : null;
      const key = `${number.current}`;
      return { ...fresh, key, file, folderId, fault };
    });
    setUploads((now) => [...now, ...chosen]);
    return chosen;
  };
  return { uploads, change, drop, list };
}

type List = Pick<ReturnType<typeof useUploadList>, 'change' | 'drop'>;

/** Sends a file and creates a document from it, skipping steps that are already done. */
function useSending({ change, drop }: List, onAdded: () => void) {
  const client = useApolloClient();
  const [createDocument] = useCreateDocumentMutation();
  const act = useStepUp();
  const reread = () => client.refetchQueries({ include: ['AdminDocuments'] });
  // Refetch: the list may have loaded while the server still had the upload.
  const discard = (address: string) => callOff(address).then(reread);

  /** Returns null if the upload waits for the scanner. */
  const arrive = async ({ key, file }: Upload, signal: AbortSignal): Promise<string | null> => {
    change(key, { sent: 0, fault: null });
    const { id, quarantined = false } = await sendFile(file, {
      signal,
      onProgress: (sent) => change(key, { sent }),
      onBegun: (address) => void (signal.reason === CANCELED ? discard(address) : change(key, { address })),
      onAway: (away) => change(key, { away }),
    });
    change(key, { uploadId: id, quarantined });
    return quarantined ? null : id;
  };

  const sendUpload = async (upload: Upload, signal: AbortSignal): Promise<void> => {
    const { key, file, folderId } = upload;
    if (signal.aborted) return;
    try {
      const uploadId = upload.uploadId ?? (await arrive(upload, signal));
      if (uploadId) {
        const input = { title: toTitle(file.name), uploadId, folderId };
        await act(() => createDocument({ variables: { input } }));
        drop(key);
        onAdded();
      }
      await reread();
    } catch (error) {
      if (!signal.aborted) change(key, { sent: null, away: false, fault: describeFailure(error) });
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

  const add = (files: Iterable<File>, folderId: string | null) => {
    setAdded(0);
    list(files, folderId)
      .filter(({ fault }) => !fault)
      .forEach(queue);
  };

  const goOn = (upload: Upload) => {
    change(upload.key, { fault: null, paused: false });
    queue(upload);
  };

  /** The received part stays on the server, and the next file starts. */
  const pause = ({ key }: Upload) => {
    running.current.get(key)?.abort();
    change(key, { paused: true, away: false });
  };

  const cancel = ({ key, address, uploadId }: Upload) => {
    running.current.get(key)?.abort(CANCELED);
    if (address && !uploadId) void discard(address);
    drop(key);
  };

  return { uploads, added, add, goOn, pause, cancel };
}
