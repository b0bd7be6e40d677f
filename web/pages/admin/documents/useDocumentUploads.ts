import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useCreateDocumentMutation } from '../../../../graphql/generated/admin.ts';
import { useAct } from '../../Acting.tsx';
import { describeFailure } from '../../../runtime/failure.ts';
import { toTitle } from './deskDocuments.ts';
import { callOff, sendFile } from './sendFile.ts';

export interface Upload {
  key: string;
  file: File;
  folderId: string | null;
  /** Null while it waits; the share that is sent, 1 while the server looks at it. */
  sent: number | null;
  /** What arrived already: a second try sends it no second time. */
  uploadId: string | null;
  fault: string | null;
  /** The scanner is silent: it is a document once an admin says so later. */
  quarantined: boolean;
  /** Where it is sent to, once that is known. */
  address: string | null;
  paused: boolean;
  /** The server is out of reach; it goes on by itself. */
  away: boolean;
}

/** As large as the server takes one. */
const MOST = 50_000_000;

const TOO_LARGE = `This file is too large: a document may have ${MOST / 1_000_000} MB.`;

/** Why an upload was aborted, if not to pause it. */
const CANCELED = 'canceled';

const fresh = { sent: null, uploadId: null, quarantined: false, address: null, paused: false, away: false };

/** What was chosen and is no document yet. */
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

/** Sends one and makes a document of it, as far as that was not done before. */
function useSending({ change, drop }: List, onAdded: () => void) {
  const client = useApolloClient();
  const [createDocument] = useCreateDocumentMutation();
  const act = useAct();
  const reread = () => client.refetchQueries({ include: ['DeskDocuments'] });
  // The list may have been read while the server still had the upload.
  const discard = (address: string) => callOff(address).then(reread);

  /** Null where it waits for the scanner. */
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
 * Files on their way to become documents, one after the other. One that fails stays with why and can be tried again; the
 * others go on. Each can be paused, and called off until it is there.
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

  /** What has arrived stays there, and the next one has its turn. */
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
