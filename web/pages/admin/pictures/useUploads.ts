import { useRef, useState } from 'react';
import { picture as limits, text } from '#graphql/limits.ts';
import { useStepUp } from '#web/ui/useActionToast.ts';
import { useDescribePicture } from './usePictures.ts';
import { describeFailure } from '#web/runtime/failure.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { type ChosenPicture, uploadPicture } from './uploading.ts';

export interface Upload {
  key: string;
  file: File;
  alt: string;
  /** Null while queued; then the fraction sent. At 1, the server generates the image files. */
  progress: number | null;
  error: string | null;
  /** The picture that this file is, if it was uploaded before with another description. A person chooses one of them. */
  known: ChosenPicture | null;
}

const NO_WORDS = 'Describe the picture';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The error of a file that the server would reject. */
export function findFileError({ type, size }: File): string | null {
  if (type === 'image/gif') return 'GIF pictures are not supported. Upload a JPEG, PNG, WebP or AVIF file.';
  if (type === 'image/svg+xml') return 'SVG drawings are not supported. Upload a JPEG, PNG, WebP or AVIF file.';
  // The server inspects files whose type the browser does not know.
  if (type && !PICTURE_TYPES.includes(type)) return 'This file is not a JPEG, PNG, WebP or AVIF picture.';
  if (size > limits.bytes) return `This file is too large: a picture may have ${limits.bytes / 1_000_000} MB.`;
  return null;
}

/** Derives a first description from the file name. Names from cameras and the clipboard say nothing. */
export function describeFileName(fileName: string): string {
  const description = fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  const isGeneric =
    /^(?:image|img|dsc|pxl|scan|photo|picture|screen ?shot|unnamed)?[\s\d.,:()]*(?:at [\s\d.,:apm]*)?$/i.test(
      description,
    );
  return isGeneric ? '' : description.slice(0, text.pictureAlt);
}

function findError({ file, alt }: Upload): string | null {
  const fileError = findFileError(file);
  if (fileError) return fileError;
  if (!alt.trim()) return NO_WORDS;
  if (alt.trim().length > text.pictureAlt) return `Use at most ${text.pictureAlt} characters`;
  return null;
}

/** Chosen pictures that are not uploaded yet. */
function useUploadList(files: readonly File[]) {
  const number = useRef(files.length);
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    files.map((file, at) => ({
      key: `${at + 1}`,
      file,
      alt: describeFileName(file.name),
      progress: null,
      error: findFileError(file),
      known: null,
    })),
  );
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const describe = (key: string, alt: string) => change(key, { alt });
  const remove = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  const add = (files: Iterable<File>, instead: boolean) => {
    const newUploads = [...files].map((file) => {
      number.current += 1;
      return { key: `${number.current}`, file, alt: '', progress: null, error: null, known: null };
    });
    setUploads((now) => (instead ? newUploads : [...now, ...newUploads]));
  };
  return { uploads, setUploads, change, describe, remove, add };
}

export interface UploadOptions {
  onUploaded: (picture: ChosenPicture, file: File) => void;
  /** Files that are in the list from the beginning. */
  files?: readonly File[];
  /** Called when the list is empty after an upload. */
  onFinished?: () => void;
}

/** What follows when a picture is on the server. */
function useFinishing(
  { onUploaded, onFinished }: UploadOptions,
  { uploads, remove }: Pick<ReturnType<typeof useUploadList>, 'uploads' | 'remove'>,
  setBusy: (isBusy: boolean) => void,
) {
  const describePicture = useDescribePicture();
  const finish = (key: string, picture: ChosenPicture, file: File) => {
    remove(key);
    onUploaded(picture, file);
  };
  /** Continues with a known picture: with its description, or with the one that was typed. */
  const settle = async ({ key, file, alt, known }: Upload, takesTyped: boolean) => {
    setBusy(true);
    const { error } = takesTyped ? await describePicture(known!, alt.trim()) : { error: null };
    setBusy(false);
    if (error) return;
    finish(key, takesTyped ? { ...known!, alt: alt.trim() } : known!, file);
    if (uploads.length === 1) onFinished?.();
  };
  return { finish, settle };
}

/** Uploads pictures in sequence after each has a description. A rejected picture stays in the list with its error. */
export function useUploads(options: UploadOptions) {
  const runWithStepUp = useStepUp();
  const list = useUploadList(options.files ?? []);
  const { uploads, setUploads, change, ...actions } = list;
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState({ attempt: 0, outcome: '' });
  const { finish, settle } = useFinishing(options, list, setBusy);

  /** Returns true if the upload succeeded, and no question is left. */
  const send = async ({ key, file, alt }: Upload): Promise<boolean> => {
    change(key, { progress: 0, error: null });
    try {
      const picture = await runWithStepUp(() =>
        uploadPicture({ file, alt: alt.trim() }, (progress) => change(key, { progress })),
      );
      // The server keeps the first description of a picture.
      const isNew = picture.alt === alt.trim();
      if (isNew) finish(key, picture, file);
      else change(key, { progress: null, known: picture });
      return isNew;
    } catch (error) {
      change(key, { progress: null, error: describeFailure(error) });
      return false;
    }
  };

  const sendAll = async () => {
    const checkedUploads = uploads.map((upload) => ({ ...upload, error: findError(upload) }));
    const ready = checkedUploads.filter(({ error, known }) => !error && !known);
    setUploads(checkedUploads);
    setBusy(true);
    let uploadedCount = 0;
    for (const upload of ready) if (await send(upload)) uploadedCount += 1;
    setBusy(false);
    const outcome = uploadedCount > 0 ? `${uploadedCount} of ${formatCount(ready.length, 'picture')} added.` : '';
    setEnding(({ attempt }) => ({ attempt: attempt + 1, outcome }));
    if (uploadedCount === uploads.length) options.onFinished?.();
  };

  return { uploads, busy, ...ending, ...actions, sendAll, settle };
}
