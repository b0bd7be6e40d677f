import { type FormEvent, useState } from 'react';
import type { AdminPictureFragment } from '#graphql/generated/admin.ts';
import formStyles from '#web/forms/Form.module.css';
import { PlainFailure } from '#web/runtime/failure.ts';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { FileButton } from '../shared/FileButton.tsx';
import styles from './Pictures.module.css';
import { FILES_HINT, TYPES, UploadProgress } from './UploadForm.tsx';
import { usePictures } from './usePictures.ts';
import { findFileError } from './useUploads.ts';

type ReplacePictureDialogProps = RowDialogProps<AdminPictureFragment> & {
  /** The file that was chosen already. */
  chosen?: File;
};

/** Gives a picture another file. A file that is refused stays chosen, with the reason. */
export function ReplacePictureDialog({ row: picture, chosen, onClose }: ReplacePictureDialogProps) {
  const { replace } = usePictures();
  const { fileName, usedIn } = picture;
  const [file, setFile] = useState(chosen ?? null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState(chosen ? findFileError(chosen) : null);
  const choose = ([next]: File[]) => {
    if (!next) return;
    setFile(next);
    setError(findFileError(next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setError('Choose a picture.');
    if (progress !== null || findFileError(file)) return;
    setProgress(0);
    setError(null);
    const failure = await replace(picture, file, setProgress);
    if (!failure) return onClose();
    setProgress(null);
    // Other failures are no matter of the file, and a message tells them.
    setError(failure instanceof PlainFailure ? failure.message : null);
  };
  return (
    <Dialog title={`Replace ${fileName}`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className={formStyles.form}>
        <p>
          {usedIn.length > 0 && `The new file is shown at once in ${formatCount(usedIn.length, 'place')}. `}
          The picture keeps its description, and its former URLs lead to the new file.
        </p>
        <div className={styles.choose}>
          <FileButton accept={TYPES} disabled={progress !== null} onChoose={(files) => choose([...files])}>
            {file ? 'Choose another file …' : 'Choose the new file …'}
          </FileButton>
          <p className={formStyles.hint}>
            {file ? `${file.name}, ${formatFileSize(file.size)}` : FILES_HINT.replace(' each', '')}
          </p>
        </div>
        {error && (
          <p role="alert" className={formStyles.error}>
            {error}
          </p>
        )}
        {file && progress !== null && <UploadProgress name={file.name} progress={progress} />}
        <DialogButtons action="Replace" busy={progress !== null} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
