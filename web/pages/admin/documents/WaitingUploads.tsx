import { Button } from '../../../ui/Button.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { plural } from '../shared/plural.ts';
import styles from './AdminDocuments.module.css';
import type { Waiting } from './adminDocuments.ts';

const words = {
  QUARANTINED: 'Quarantined until scanned',
  CLEAN: 'Scanned, not added as a document yet',
  REFUSED: 'Refused',
} as const;

type WaitingUploadsProps = {
  uploads: readonly Waiting[];
  onTakeIn: (upload: Waiting) => void;
  onLookAgain: () => void;
};

/** Uploads that are not documents: quarantined, rejected, or left over from an interrupted upload. */
export function WaitingUploads({ uploads, onTakeIn, onLookAgain }: WaitingUploadsProps) {
  if (uploads.length === 0) return null;
  const caption = `${plural(uploads.length, 'upload')} not yet a document; each is cleared a day after it came`;
  return (
    <section aria-label="Uploads" className={styles.waiting}>
      <AdminTable caption={caption} columns={['File', 'Status', 'Uploaded']}>
        {uploads.map((upload) => (
          <tbody key={upload.id} className={desk.request}>
            <tr>
              <th scope="row" className={desk.who}>
                <b>{upload.fileName}</b>
                <span>{formatFileSize(upload.byteSize)}</span>
              </th>
              <td data-label="Status">
                <div>
                  {words[upload.status]}
                  {upload.reason && <div className={desk.none}>{upload.reason}</div>}
                </div>
              </td>
              <td data-label="Uploaded">
                <Moment at={upload.createdAt} />
              </td>
              <td className={desk.actions}>
                <div>
                  {upload.status === 'CLEAN' && (
                    <Button size="small" onClick={() => onTakeIn(upload)}>
                      Add as a document<span className="visually-hidden"> {upload.fileName}</span>
                    </Button>
                  )}
                  {upload.status === 'QUARANTINED' && (
                    <Button size="small" onClick={onLookAgain}>
                      Check again<span className="visually-hidden"> at {upload.fileName}</span>
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          </tbody>
        ))}
      </AdminTable>
    </section>
  );
}
