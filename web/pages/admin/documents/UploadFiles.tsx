import { documentFile } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import formStyles from '#web/forms/Form.module.css';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import { FileButton } from '../shared/FileButton.tsx';
import { ArrivingFiles } from './ArrivingFiles.tsx';
import type { ArrivingFile, Target } from './documentDialogs.ts';
import { findFiles, type Found } from './foundFiles.ts';
import headStyles from '#web/ui/PortalSection.module.css';
import styles from './AdminDocuments.module.css';
import { canRetry, isUnfinished, type Upload, type useDocumentUploads } from './useDocumentUploads.ts';

const TYPES = [...documentFile.types, 'zip'].map((type) => `.${type}`).join();

type UploadButtonProps = { folderName: string | null; onChoose: (finding: Promise<Found>) => void };

/** Chooses any number of files or ZIP files. Each file becomes a document that only admins see at first. */
export const UploadButton = ({ folderName, onChoose }: UploadButtonProps) => (
  <FileButton accept={TYPES} multiple variant="primary" onChoose={(files) => onChoose(findFiles(files))}>
    <span>
      Upload files <span className={headStyles.more}>{folderName !== null && `to ${folderName} `}…</span>
    </span>
  </FileButton>
);

/** Chooses a folder, whose folders are kept. */
export const UploadFolderButton = ({ onChoose }: Pick<UploadButtonProps, 'onChoose'>) => (
  <FileButton webkitdirectory="" onChoose={(files) => onChoose(findFiles(files))}>
    Upload folder …
  </FileButton>
);

type UploadListProps = {
  files: ReturnType<typeof useDocumentUploads>;
  /** Unfinished uploads from this or another device. */
  arriving: readonly ArrivingFile[];
  onCallOff: (file: ArrivingFile) => void;
  /** Tells the readers of new documents in a folder. */
  onNotify: (documents: Target) => void;
};

/** Of the files that wait for their turn, the list has the first ones. */
const QUEUED_AT_MOST = 3;

/** The uploads of this page and the unfinished ones of other devices, with their progress. */
export function UploadList({ files, arriving, onCallOff, onNotify }: UploadListProps) {
  const { uploads, batch, isBusy, goOn, pause, cancel } = files;
  const elsewhere = arriving.filter(({ uploadId }) => !uploads.some(({ url }) => url === `/uploads/${uploadId}`));
  const queued = uploads.filter((upload) => isUnfinished(upload) && upload.progress === null && !upload.paused);
  const hidden = new Set(queued.slice(QUEUED_AT_MOST));
  const { documentIds, tops, folderId } = batch;
  const documents = {
    ids: documentIds,
    kind: 'document',
    name: formatCount(documentIds.length, 'new document'),
  } as const;
  return (
    <section aria-label="Upload documents" className={styles.upload}>
      <p role="status">{describeUploads(batch, uploads)}</p>
      {batch.notes.map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      <p className={styles.buttons}>
        {!isBusy && folderId && tops.length === 0 && documentIds.length > 0 && (
          <Button size="small" onClick={() => onNotify(documents)}>
            Tell the readers
          </Button>
        )}{' '}
        <ForAll uploads={uploads.filter(canRetry)} label="Try all again" onClick={goOn} />{' '}
        <ForAll uploads={uploads.filter((upload) => !isUnfinished(upload))} label="Dismiss all" onClick={cancel} />{' '}
        <ForAll uploads={uploads.filter(({ paused }) => paused)} label="Resume all" onClick={goOn} />{' '}
        <ForAll uploads={uploads.filter(isUnfinished)} label="Cancel all" onClick={cancel} />
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map(
            (upload) =>
              !hidden.has(upload) && (
                <li key={upload.key}>
                  <UploadItem upload={upload} onGoOn={goOn} onPause={({ key }) => pause(key)} onCancel={cancel} />
                </li>
              ),
          )}
          {hidden.size > 0 && <li>{formatCount(hidden.size, 'more file')} queued</li>}
        </ul>
      )}
      <ArrivingFiles files={elsewhere} onCallOff={onCallOff} />
    </section>
  );
}

type ForAllProps = { uploads: readonly Upload[]; label: string; onClick: (upload: Upload) => void };

/** A button for several uploads. One alone has its own. */
const ForAll = ({ uploads, label, onClick }: ForAllProps) =>
  uploads.length > 1 && (
    <Button size="small" onClick={() => uploads.forEach(onClick)}>
      {label}
    </Button>
  );

const NEW_NUMBERS = ' Folders are numbered first: documents beside a new folder have new numbers.';

/** "28 documents added, 1 not finished, 2 not added." */
function describeUploads(
  { documentIds, earlierKeys, hasNewFolders }: ReturnType<typeof useDocumentUploads>['batch'],
  uploads: readonly Upload[],
): string {
  const added = documentIds.length;
  const unfinished = uploads.filter((upload) => isUnfinished(upload) && !upload.paused).length;
  const failed = uploads.filter(({ error, key }) => error !== null && !earlierKeys.includes(key)).length;
  if (added + unfinished === 0) return '';
  return `${formatCount(added, 'document')} added${unfinished > 0 ? `, ${unfinished} not finished` : ''}${failed > 0 ? `, ${failed} not added` : ''}.${hasNewFolders ? NEW_NUMBERS : ''}`;
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
        <b dir="auto">{file.name}</b>{' '}
        <span className="label">
          {formatFileSize(file.size)}
          {file.folders.length > 0 && ` · ${file.folders.join(' / ')}`}
        </span>{' '}
        {error && (
          <span role="alert" className={formStyles.error}>
            {error}
          </span>
        )}{' '}
        {quarantined && <span>The file waits for the malware scanner and is listed below.</span>}
      </span>
      {!isOver && <Progress name={file.name} progress={progress} paused={paused} away={away} />}
      <span className={styles.buttons}>
        {canRetry(upload) && (
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
