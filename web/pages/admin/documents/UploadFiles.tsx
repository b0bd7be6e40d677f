import type { ChangeEvent } from 'react';
import buttons from '../../../components/Button.module.css';
import { Button } from '../../../components/Button.tsx';
import formStyles from '../../../forms/Form.module.css';
import { sizeOf } from '../../../sizeOf.ts';
import { plural } from '../desk/plural.ts';
import styles from './DocumentsDesk.module.css';
import { type Upload, useDocumentUploads } from './useDocumentUploads.ts';

const TYPES = '.pdf,.docx,.xlsx,.pptx,.csv,.txt,.png,.jpg,.jpeg,.webp';

type UploadFilesProps = { folderId: string | null; folderName: string | null };

/** Brings files in, as many as are chosen at once. Each becomes a document that nobody but admins sees at first. */
export function UploadFiles({ folderId, folderName }: UploadFilesProps) {
  const { uploads, added, add, retry, cancel } = useDocumentUploads();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? [], folderId);
    // The same file chosen again is a change, too.
    target.value = '';
  };
  const left = uploads.filter(({ fault, quarantined }) => !fault && !quarantined).length;
  return (
    <section aria-label="Upload documents" className={styles.upload}>
      <div className={styles.choose}>
        <label className={`${buttons.button} ${buttons.primary} ${buttons.small}`}>
          Upload files {folderName === null ? 'at the top' : `to ${folderName}`} …
          <input type="file" accept={TYPES} multiple onChange={choose} />
        </label>
        <p className={formStyles.hint}>
          PDF, Word, Excel, PowerPoint, CSV, text or pictures, up to 50 MB each. Only administrators see them until you
          open them to somebody.
        </p>
      </div>
      <p role="status">
        {(added > 0 || left > 0) && `${plural(added, 'document')} added${left > 0 ? `, ${left} on the way` : ''}.`}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadItem upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload.key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type UploadItemProps = { upload: Upload; onRetry: () => void; onCancel: () => void };

function UploadItem({ upload: { file, sent, fault, quarantined }, onRetry, onCancel }: UploadItemProps) {
  const name = <span className="visually-hidden"> {file.name}</span>;
  return (
    <>
      <span className={styles.file}>
        <b>{file.name}</b> <span className="label">{sizeOf(file.size)}</span>
        {fault && (
          <span role="alert" className={formStyles.fault}>
            {fault}
          </span>
        )}
        {quarantined && <span>It waits for the malware scanner and is listed below.</span>}
      </span>
      {!fault && !quarantined && <Progress name={file.name} sent={sent} />}
      <span className={styles.buttons}>
        {fault && (
          <Button size="small" onClick={onRetry}>
            Try again{name}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {fault || quarantined ? 'Dismiss' : 'Cancel'}
          {name}
        </Button>
      </span>
    </>
  );
}

export function Progress({ name, sent }: { name: string; sent: number | null }) {
  if (sent === null) return <span className="label">Waits its turn</span>;
  return (
    <span className={styles.progress}>
      {/* Without a value while the server is at work: nobody knows how long that takes. */}
      <progress aria-label={`Progress of ${name}`} {...(sent < 1 && { value: sent })} />
      <span className="label">{sent < 1 ? `${Math.floor(sent * 100)} % sent` : 'Being checked'}</span>
    </span>
  );
}
