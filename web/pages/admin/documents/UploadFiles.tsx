import { Button } from '#web/ui/Button.tsx';
import formStyles from '#web/forms/Form.module.css';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import { FileButton } from '../shared/FileButton.tsx';
import { ArrivingFiles } from './ArrivingFiles.tsx';
import type { ArrivingFile } from './documentDialogs.ts';
import headStyles from '#web/ui/PortalSection.module.css';
import styles from './AdminDocuments.module.css';
import type { Upload, useDocumentUploads } from './useDocumentUploads.ts';

const TYPES = '.pdf,.docx,.xlsx,.pptx,.csv,.txt,.png,.jpg,.jpeg,.webp';

type UploadButtonProps = { folderName: string | null; onChoose: (files: Iterable<File>) => void };

/** Chooses any number of files. Each becomes a document that only admins see at first. */
export const UploadButton = ({ folderName, onChoose }: UploadButtonProps) => (
  <FileButton accept={TYPES} multiple variant="primary" onChoose={onChoose}>
    <span>
      Upload files{' '}
      <span className={headStyles.more}>{folderName === null ? 'outside folders' : `to ${folderName}`} …</span>
    </span>
  </FileButton>
);

type UploadListProps = {
  files: ReturnType<typeof useDocumentUploads>;
  /** Unfinished uploads from this or another device. */
  arriving: readonly ArrivingFile[];
  onCallOff: (file: ArrivingFile) => void;
};

/** The uploads of this page and the unfinished ones of other devices, with their progress. */
export function UploadList({ files, arriving, onCallOff }: UploadListProps) {
  const { uploads, added, goOn, pause, cancel } = files;
  const elsewhere = arriving.filter(({ uploadId }) => !uploads.some(({ url }) => url === `/uploads/${uploadId}`));
  const unfinishedCount = uploads.filter(({ error, quarantined, paused }) => !error && !quarantined && !paused).length;
  return (
    <section aria-label="Upload documents" className={styles.upload}>
      <p role="status">
        {(added > 0 || unfinishedCount > 0) &&
          `${formatCount(added, 'document')} added${unfinishedCount > 0 ? `, ${unfinishedCount} not finished` : ''}.`}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadItem upload={upload} onGoOn={goOn} onPause={pause} onCancel={cancel} />
            </li>
          ))}
        </ul>
      )}
      <ArrivingFiles files={elsewhere} onCallOff={onCallOff} />
    </section>
  );
}

type UploadItemProps = {
  upload: Upload;
  onGoOn: (upload: Upload) => void;
  onPause: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
};

function UploadItem({ upload, onGoOn, onPause, onCancel }: UploadItemProps) {
  const { file, progress, error, quarantined, paused, away } = upload;
  const name = <span className="visually-hidden"> {file.name}</span>;
  const isOver = error !== null || quarantined;
  return (
    <>
      <span className={styles.file}>
        <b>{file.name}</b> <span className="label">{formatFileSize(file.size)}</span>{' '}
        {error && (
          <span role="alert" className={formStyles.error}>
            {error}
          </span>
        )}{' '}
        {quarantined && <span>The file waits for the malware scanner and is listed below.</span>}
      </span>
      {!isOver && <Progress name={file.name} progress={progress} paused={paused} away={away} />}
      <span className={styles.buttons}>
        {error && (
          <Button size="small" onClick={() => onGoOn(upload)}>
            Try again{name}
          </Button>
        )}{' '}
        {!isOver && (
          <Button size="small" onClick={() => (paused ? onGoOn : onPause)(upload)}>
            {paused ? 'Resume' : 'Pause'}
            {name}
          </Button>
        )}{' '}
        <Button size="small" onClick={() => onCancel(upload)}>
          {isOver ? 'Dismiss' : 'Cancel'}
          {name}
        </Button>
      </span>
    </>
  );
}

type ProgressProps = { name: string; progress: number | null; paused?: boolean; away?: boolean };

export function Progress({ name, progress, paused = false, away = false }: ProgressProps) {
  if (progress === null) return <span className="label">{paused ? 'Paused' : 'Queued'}</span>;
  return (
    <span className={styles.progress}>
      {/* Indeterminate while the server processes the file, because the duration is unknown. */}
      <progress aria-label={`Progress of ${name}`} {...(progress < 1 && { value: progress })} />
      <span className="label">{describeProgress(progress, paused, away)}</span>
    </span>
  );
}

function describeProgress(progress: number, paused: boolean, away: boolean): string {
  const share = `${Math.floor(progress * 100)}%`;
  if (paused) return `Paused at ${share}`;
  if (away) return `No connection. Paused at ${share}`;
  return progress < 1 ? `${share} sent` : 'Being checked';
}
