import type { DeskPictureFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Day } from '../../../ui/Day.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './Pictures.module.css';
import { PictureUses } from './PictureUses.tsx';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';

type PicturesTableProps = {
  pictures: readonly DeskPictureFragment[];
  caption: string;
  onDescribe: (picture: DeskPictureFragment) => void;
  onDelete: (picture: DeskPictureFragment) => void;
};

const columns = ['Picture', 'Description', 'Size', 'Uploaded', 'Used in'];

/** The pictures, newest first. On phones, each is a card. */
export function PicturesTable({ pictures, caption, onDescribe, onDelete }: PicturesTableProps) {
  return (
    <AdminTable caption={caption} columns={columns}>
      {pictures.map((picture) => (
        <tbody key={picture.id} className={desk.request}>
          <tr>
            <th scope="row" className={`${desk.who} ${styles.name}`}>
              <Thumbnail path={picture.path} />
              <b>{picture.fileName}</b>
            </th>
            <td data-label="Description">
              <div className={styles.words}>{picture.alt}</div>
            </td>
            <td data-label="Size">
              <div>
                {picture.width} × {picture.height}
                <br />
                {formatFileSize(picture.byteSize)}
              </div>
            </td>
            <td data-label="Uploaded">
              <div>
                <Day at={picture.createdAt} />
                {picture.uploadedBy && <div className={desk.none}>{picture.uploadedBy.name}</div>}
              </div>
            </td>
            <td data-label="Used in">
              {picture.usedIn.length > 0 ? (
                <PictureUses uses={picture.usedIn} />
              ) : (
                <span className={desk.none}>Nothing</span>
              )}
            </td>
            <td className={desk.actions}>
              <Actions
                name={picture.fileName}
                onDescribe={() => onDescribe(picture)}
                onDelete={() => onDelete(picture)}
              />
            </td>
          </tr>
        </tbody>
      ))}
    </AdminTable>
  );
}

const Actions = ({ name, onDescribe, onDelete }: { name: string; onDescribe: () => void; onDelete: () => void }) => (
  <div>
    <Button size="small" onClick={onDescribe}>
      Describe …<span className="visually-hidden"> {name}</span>
    </Button>
    <RowMenu about={name}>
      <Button size="small" data-destructive="" onClick={onDelete}>
        Delete …<span className="visually-hidden"> {name}</span>
      </Button>
    </RowMenu>
  </div>
);
