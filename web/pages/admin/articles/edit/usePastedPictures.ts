import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { picture as limits } from '../../../../../graphql/limits.ts';
import { useStepUp } from '../../../StepUp.tsx';
import { describeFailure } from '../../../../runtime/failure.ts';
import { useToast } from '../../../../ui/Toasts.tsx';
import { toMarkdown } from '../../pictures/pictureWords.ts';
import { uploadPicture } from '../../pictures/uploading.ts';
import { withParagraph } from './InsertPicture.tsx';

export interface UploadedPicture {
  src: string;
  alt: string;
}

/** Derives a first description from the file name. Copied pictures are always named `image.png`. */
const describe = (fileName: string): string => {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words && words !== 'image' ? words.slice(0, 100) : 'Pasted picture';
};

/** Uploads pictures that are pasted or dropped into a text, and reports pictures that were not imported. */
export function usePastedPictures() {
  const act = useStepUp();
  const toast = useToast();

  const uploadPictures = useCallback(
    async (files: File[]): Promise<UploadedPicture[]> => {
      const uploaded: UploadedPicture[] = [];
      for (const file of files) {
        try {
          if (file.size > limits.bytes) {
            const text = `A picture may have ${limits.bytes / 1_000_000} MB.`;
            toast({ tone: 'destructive', title: `${file.name} was not uploaded`, text });
            continue;
          }
          const { path, alt } = await act(() => uploadPicture(file, describe(file.name), () => undefined));
          uploaded.push({ src: path, alt });
          const text = `Its description is “${alt}”. Change it in Markdown mode, between the square brackets.`;
          toast({ tone: 'success', title: 'Picture uploaded', text });
        } catch (error) {
          toast({ tone: 'destructive', title: `${file.name} was not uploaded`, text: describeFailure(error) });
        }
      }
      return uploaded;
    },
    [act, toast],
  );

  const onDroppedPictures = useCallback(
    (names: string[]) => {
      const listed = names.slice(0, 5).map((name) => `“${name}”`);
      const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
      const title = names.length === 1 ? '1 picture was left out' : `${names.length} pictures were left out`;
      const text = `Articles can show only pictures of this site: ${listed.join(', ')}${more}. Upload them and insert them again.`;
      toast({ tone: 'destructive', title, text });
    },
    [toast],
  );

  return { uploadPictures, onDroppedPictures };
}

/** Uploads pictures that are pasted or dropped into the Markdown, and inserts them at the cursor. */
export function usePicturesIntoMarkdown(
  value: string,
  onChange: ((body: string) => void) | null,
  uploadPictures: (files: File[]) => Promise<UploadedPicture[]>,
) {
  const text = useRef(value);
  useEffect(() => {
    text.current = value;
  });
  return async (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>, data: DataTransfer) => {
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    // Copied text can include a rendered picture of itself, which is ignored.
    if (files.length === 0 || data.getData('text/plain') || !onChange) return;
    event.preventDefault();
    const place = event.currentTarget.selectionEnd ?? text.current.length;
    const uploaded = await uploadPictures(files);
    const markdown = uploaded.map(({ src, alt }) => toMarkdown({ alt, path: src })).join('\n\n');
    if (markdown) onChange(withParagraph(text.current, place, markdown));
  };
}
