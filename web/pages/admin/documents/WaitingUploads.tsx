import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import styles from './AdminDocuments.module.css';
import type { WaitingUpload } from './documentDialogs.ts';

const messages = {
  QUARANTINED: 'Quarantined until scanned',
  CLEAN: 'Scanned, not added as a document yet',
  REFUSED: 'Rejected',
} as const;

type WaitingUploadsProps = {
  uploads: readonly WaitingUpload[];
  onTakeIn: (upload: WaitingUpload) => void;
  onLookAgain: () => void;
};

const columns: Column<WaitingUpload>[] = [
  {
    label: 'File',
    isHeader: true,
    renderCell: ({ fileName, byteSize }) => (
      <>
        <b dir="auto">{fileName}</b> <span>{formatFileSize(byteSize)}</span>
      </>
    ),
  },
  {
    label: 'Status',
    renderCell: ({ status, reason }) => (
      <div>
        {messages[status]}
        {reason && <div className={adminStyles.none}>{reason}</div>}
      </div>
    ),
  },
  { label: 'Uploaded', renderCell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Uploads that are not documents: quarantined, rejected, or left over from an interrupted upload. */
export function WaitingUploads({ uploads, onTakeIn, onLookAgain }: WaitingUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <section aria-label="Uploads" className={styles.waiting}>
      <AdminTable
        caption={`${formatCount(uploads.length, 'upload')} not added as documents yet. Uploads are deleted one day after they arrive.`}
        columns={columns}
        rows={uploads}
        getName={({ fileName }) => fileName}
        renderActions={(upload) => (
          <>
            {upload.status === 'CLEAN' && (
              <Button size="small" onClick={() => onTakeIn(upload)}>
                Add as a document<span className="visually-hidden"> {upload.fileName}</span>
              </Button>
            )}{' '}
            {upload.status === 'QUARANTINED' && (
              <Button size="small" onClick={onLookAgain}>
                Check again<span className="visually-hidden"> at {upload.fileName}</span>
              </Button>
            )}
          </>
        )}
      />
    </section>
  );
}
