import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Day } from '../../../ui/Day.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../shared/table/AdminTable.tsx';
import type { Column } from '../shared/table/columns.ts';
import styles from './Pictures.module.css';
import { PictureUses } from './PictureUses.tsx';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';

type PicturesTableProps = Pick<AdminTableProps<AdminPictureFragment>, 'caption' | 'more'> & {
  pictures: readonly AdminPictureFragment[];
  onDescribe: (picture: AdminPictureFragment) => void;
  onDelete: (picture: AdminPictureFragment) => void;
};

const columns: Column<AdminPictureFragment>[] = [
  {
    label: 'Picture',
    isHeader: true,
    className: styles.name,
    getSortValue: ({ fileName }) => fileName,
    renderCell: ({ path, fileName }) => (
      <>
        <Thumbnail path={path} />
        <b>{fileName}</b>
      </>
    ),
  },
  {
    label: 'Description',
    getSortValue: ({ alt }) => alt,
    renderCell: ({ alt }) => (
      <div className={styles.words} dir="auto">
        {alt}
      </div>
    ),
  },
  {
    label: 'Size',
    isNumeric: true,
    getSortValue: ({ byteSize }) => byteSize,
    renderCell: ({ width, height, byteSize }) => (
      <div>
        {width} × {height}
        <br />
        {formatFileSize(byteSize)}
      </div>
    ),
  },
  {
    label: 'Uploaded',
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt, uploadedBy }) => (
      <div>
        <Day at={createdAt} />
        {uploadedBy && (
          <div className={adminStyles.none} dir="auto">
            {uploadedBy.name}
          </div>
        )}
      </div>
    ),
  },
  {
    label: 'Used in',
    getSortValue: ({ usedIn }) => usedIn.length,
    renderCell: ({ usedIn }) =>
      usedIn.length > 0 ? <PictureUses uses={usedIn} /> : <span className={adminStyles.none}>Nothing</span>,
  },
];

/** The pictures, newest first. */
export const PicturesTable = ({ pictures, onDescribe, onDelete, ...rest }: PicturesTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={pictures}
    getName={({ fileName }) => fileName}
    renderActions={(picture) => (
      <Actions picture={picture} onDescribe={() => onDescribe(picture)} onDelete={() => onDelete(picture)} />
    )}
  />
);

type ActionsProps = { picture: AdminPictureFragment; onDescribe: () => void; onDelete: () => void };

const Actions = ({ picture: { id, fileName }, onDescribe, onDelete }: ActionsProps) => (
  <>
    <Button size="small" data-open="" onClick={onDescribe}>
      Describe …<span className="visually-hidden"> {fileName}</span>
    </Button>
    <RowMenu about={fileName}>
      <CopyId id={id} about={fileName} />
      <Button size="small" data-destructive="" onClick={onDelete}>
        Delete …<span className="visually-hidden"> {fileName}</span>
      </Button>
    </RowMenu>
  </>
);
