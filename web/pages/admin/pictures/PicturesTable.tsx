import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './Pictures.module.css';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { FileButton } from '../shared/FileButton.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import { TYPES } from './UploadForm.tsx';
import type { OpenDialog } from './pictureDialogs.ts';
import { PictureUses } from './PictureUses.tsx';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';

type PicturesTableProps = Pick<AdminTableProps<AdminPictureFragment>, 'isBusy' | 'more' | 'selection'> & {
  pictures: readonly AdminPictureFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

const columns: Column<AdminPictureFragment>[] = [
  {
    label: 'Picture',
    isHeader: true,
    getSortValue: ({ fileName }) => fileName,
    renderCell: ({ path, fileName }) => (
      <div className={styles.file}>
        <Thumbnail path={path} size="row" />
        <b dir="auto" title={fileName}>
          {fileName}
        </b>
      </div>
    ),
  },
  {
    label: 'Description',
    className: styles.description,
    getSortValue: ({ alt }) => alt,
    renderCell: ({ alt }) => (
      <div className={styles.words} dir="auto">
        {alt}
      </div>
    ),
  },
  {
    label: 'Size',
    className: adminStyles.age,
    isNumeric: true,
    getSortValue: ({ byteSize }) => byteSize,
    renderCell: ({ byteSize }) => formatFileSize(byteSize),
  },
  {
    label: 'Uploaded',
    className: adminStyles.age,
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt }) => <Age at={createdAt} />,
  },
  {
    label: 'Uses',
    isNumeric: true,
    getSortValue: ({ usedIn }) => usedIn.length,
    renderCell: ({ usedIn }) => (usedIn.length > 0 ? usedIn.length : <span className={adminStyles.none}>None</span>),
  },
];

/** The pictures, newest first, with the details of the open one. */
export const PicturesTable = ({ pictures, onAsk, ...rest }: PicturesTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={pictures}
    getName={({ fileName }) => fileName}
    renderActions={(picture) => <Actions picture={picture} onAsk={onAsk} />}
    renderMore={({ usedIn }) => usedIn.length > 0 && <PictureUses uses={usedIn} />}
    renderPanel={(picture) => <PictureDetails picture={picture} onAsk={onAsk} />}
  />
);

type ActionsProps = Pick<PicturesTableProps, 'onAsk'> & { picture: AdminPictureFragment };

function Actions({ picture, onAsk }: ActionsProps) {
  const { id, fileName } = picture;
  const about = <span className="visually-hidden"> {fileName}</span>;
  return (
    <RowMenu about={fileName}>
      <Button size="small" onClick={() => onAsk({ kind: 'describe', picture })}>
        Describe …{about}
      </Button>
      <Button size="small" onClick={() => onAsk({ kind: 'replace', picture })}>
        Replace file …{about}
      </Button>
      <CopyId id={id} about={fileName} />
      <Button size="small" data-destructive="" onClick={() => onAsk({ kind: 'delete', pictures: [picture] })}>
        Delete …{about}
      </Button>
    </RowMenu>
  );
}

type PictureDetailsProps = { picture: AdminPictureFragment; onAsk: (dialog: OpenDialog) => void };

/** A picture beside the list: its preview, its description, its file, and where it is used. */
function PictureDetails({ picture, onAsk }: PictureDetailsProps) {
  const { fileName, alt, path, width, height, byteSize, createdAt, uploadedBy, usedIn } = picture;
  return (
    <DetailPanel title={fileName} facts={`${width} × ${height} · ${formatFileSize(byteSize)}`}>
      <Thumbnail path={path} size="panel" />
      <PanelActions about={fileName}>
        <Button size="small" onClick={() => onAsk({ kind: 'describe', picture })}>
          Describe …
        </Button>
        <FileButton accept={TYPES} onChoose={([file]) => file && onAsk({ kind: 'replace', picture, file })}>
          Replace file …
        </FileButton>
        <Button size="small" data-destructive="" onClick={() => onAsk({ kind: 'delete', pictures: [picture] })}>
          Delete …
        </Button>
      </PanelActions>
      <PanelSection title="Description">
        <PanelText>{alt}</PanelText>
      </PanelSection>
      <PanelSection title={`Used in · ${usedIn.length}`}>
        {usedIn.length > 0 ? (
          <PictureUses uses={usedIn} />
        ) : (
          <p className={adminStyles.none}>No article or case study shows it.</p>
        )}
      </PanelSection>
      <PanelSection title="File">
        <FactList
          facts={[
            ['Dimensions', `${width} × ${height} pixels`],
            ['Size', formatFileSize(byteSize)],
            ['Uploaded', <Moment key="uploaded" at={createdAt} />],
            ['Uploaded by', uploadedBy?.name ?? 'No account'],
          ]}
        />
      </PanelSection>
    </DetailPanel>
  );
}
