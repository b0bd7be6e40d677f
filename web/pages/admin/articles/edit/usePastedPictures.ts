import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '#web/ui/Toasts.tsx';
import { findFileError } from '#web/pages/admin/pictures/useUploads.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

export interface UploadedPicture {
  src: string;
  alt: string;
}

/** Files that wait for their descriptions. */
export interface PictureRequest {
  files: readonly File[];
  /** Called once, with the uploaded pictures in the order of the files. */
  onEnd: (pictures: UploadedPicture[]) => void;
}

/** Asks for descriptions of pictures that are pasted or dropped into a text, and reports files that are not imported. */
export function usePastedPictures() {
  const toast = useToast();
  const [request, setRequest] = useState<PictureRequest | null>(null);

  const uploadPictures = useCallback(
    async (files: readonly File[]): Promise<UploadedPicture[]> => {
      if (files.every(findFileError)) {
        for (const file of files)
          toast({ tone: 'destructive', title: `${file.name} was not uploaded`, text: findFileError(file)! });
        return [];
      }
      return new Promise((resolve) => {
        const onEnd = (pictures: UploadedPicture[]) => {
          // The text behind an open dialog takes no input.
          flushSync(() => setRequest(null));
          resolve(pictures);
        };
        setRequest({ files, onEnd });
      });
    },
    [toast],
  );

  const onDroppedPictures = useCallback(
    (names: string[]) => {
      const listed = names.slice(0, 5).map((name) => `“${name}”`);
      const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
      const title = formatCount(names.length, 'picture was left out', 'pictures were left out');
      const text = `Articles can show only pictures of this site: ${listed.join(', ')}${more}. Upload them and insert them again.`;
      toast({ tone: 'destructive', title, text });
    },
    [toast],
  );

  return { request, uploadPictures, onDroppedPictures };
}
