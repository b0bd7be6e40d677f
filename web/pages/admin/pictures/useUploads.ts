import { useRef, useState } from 'react';
import { picture as limits, text } from '../../../../graphql/limits.ts';
import { useStepUp } from '../../StepUp.tsx';
import { describeFailure } from '../../../runtime/failure.ts';
import { plural } from '../shared/plural.ts';
import { type Chosen, uploadPicture } from './uploading.ts';

export interface Upload {
  key: string;
  file: File;
  alt: string;
  /** Null while queued; then the fraction sent. At 1, the server generates the image files. */
  sent: number | null;
  fault: string | null;
}

const NO_WORDS = 'Describe the picture';

function findError({ file, alt }: Upload): string | null {
  if (!alt.trim()) return NO_WORDS;
  if (alt.trim().length > text.pictureAlt) return `Use at most ${text.pictureAlt} characters`;
  if (file.size > limits.bytes) return `This file is too large: a picture may have ${limits.bytes / 1_000_000} MB.`;
  return null;
}

/** Chosen pictures that are not uploaded yet. */
function useUploadList() {
  const number = useRef(0);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: string, given: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...given } : upload)));
  const remove = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  const add = (files: Iterable<File>, instead: boolean) => {
    const added = [...files].map((file) => {
      number.current += 1;
      return { key: `${number.current}`, file, alt: '', sent: null, fault: null };
    });
    setUploads((now) => (instead ? added : [...now, ...added]));
  };
  return { uploads, setUploads, change, remove, add };
}

/** Uploads pictures in sequence after each has a description. A rejected picture stays in the list with its error. */
export function useUploads(onUploaded: (picture: Chosen) => void) {
  const act = useStepUp();
  const { uploads, setUploads, change, remove, add } = useUploadList();
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState({ attempt: 0, outcome: '' });

  /** Returns true if the upload succeeded. */
  const send = async ({ key, file, alt }: Upload): Promise<boolean> => {
    change(key, { sent: 0, fault: null });
    try {
      const picture = await act(() => uploadPicture(file, alt.trim(), (sent) => change(key, { sent })));
      remove(key);
      onUploaded(picture);
      return true;
    } catch (error) {
      change(key, { sent: null, fault: describeFailure(error) });
      return false;
    }
  };

  const sendAll = async () => {
    const checked = uploads.map((upload) => ({ ...upload, fault: findError(upload) }));
    const ready = checked.filter(({ fault }) => !fault);
    setUploads(checked);
    setBusy(true);
    let arrived = 0;
    for (const upload of ready) if (await send(upload)) arrived += 1;
    setBusy(false);
    const outcome = ready.length > 0 ? `${arrived} of ${plural(ready.length, 'picture')} added.` : '';
    setEnding(({ attempt }) => ({ attempt: attempt + 1, outcome }));
  };

  const describe = (key: string, alt: string) => change(key, { alt });
  return { uploads, busy, ...ending, add, remove, describe, sendAll };
}
