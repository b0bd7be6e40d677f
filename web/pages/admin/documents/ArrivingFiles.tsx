import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import type { ArrivingFile } from './documentDialogs.ts';
import styles from './AdminDocuments.module.css';
import { formatFileSize } from '#web/runtime/formatCount.ts';

type ArrivingFilesProps = { files: readonly ArrivingFile[]; onCallOff: (file: ArrivingFile) => void };

/** The user's own unfinished uploads, which they can resume or cancel. */
export function ArrivingFiles({ files, onCallOff }: ArrivingFilesProps) {
  if (files.length === 0) return null;
  return (
    <section aria-label="Unfinished uploads" className={styles.unfinished}>
      <p>Unfinished uploads. Choose the same file again to resume its upload.</p>
      <ul className={styles.uploads}>
        {files.map((file) => (
          <li key={file.uploadId}>
            <span className={styles.file}>
              <b>{file.fileName}</b>{' '}
              <span className="label">
                {formatFileSize(file.receivedBytes)} of {formatFileSize(file.byteSize)}
              </span>{' '}
              <span>
                Started <Moment at={file.createdAt} />
              </span>
            </span>{' '}
            <span className={styles.progress}>
              <progress
                aria-label={`Upload progress of ${file.fileName}`}
                max={file.byteSize}
                value={file.receivedBytes}
              />
            </span>{' '}
            <Button size="small" onClick={() => onCallOff(file)}>
              Cancel<span className="visually-hidden"> {file.fileName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
