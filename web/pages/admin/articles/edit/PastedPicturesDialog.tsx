import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from '#web/pages/admin/pictures/Pictures.module.css';
import { UploadForm } from '#web/pages/admin/pictures/UploadForm.tsx';
import type { ChosenPicture } from '#web/pages/admin/pictures/uploading.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { PictureRequest } from './usePastedPictures.ts';

/** Asks what pasted or dropped pictures show, and uploads them. */
export function PastedPicturesDialog({ files, onEnd }: PictureRequest) {
  const content = useRef<HTMLDivElement>(null);
  const uploadedPictures = useRef(new Map<File, ChosenPicture>());
  useEffect(() => {
    content.current?.querySelector<HTMLInputElement>('input[name^="alt-"]')?.select();
  }, []);
  // A picture that failed first and succeeded later keeps its place.
  const end = () =>
    onEnd(
      files.flatMap((file) => {
        const picture = uploadedPictures.current.get(file);
        return picture ? [{ src: picture.path, alt: picture.alt }] : [];
      }),
    );
  // Forms cannot be nested, so the dialog renders in a portal at the end of the page.
  return createPortal(
    <Dialog title={`Insert ${formatCount(files.length, 'picture')}`} onClose={end}>
      <div ref={content} className={styles.chooser}>
        <UploadForm
          files={files}
          onUploaded={(picture, file) => uploadedPictures.current.set(file, picture)}
          onFinished={end}
        />
        <p>
          <Button size="small" onClick={end}>
            Close
          </Button>
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}
