import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import adminStyles from '../shared/Admin.module.css';
import { FileButton } from '../shared/FileButton.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../shared/table/DetailPanel.tsx';
import type { OpenDialog } from './pictureDialogs.ts';
import { PictureUses } from './PictureUses.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TYPES } from './UploadForm.tsx';

type PictureDetailsProps = { picture: AdminPictureFragment; onAsk: (dialog: OpenDialog) => void };

/** A picture beside the list: its preview, its description, its file, and where it is used. */
export function PictureDetails({ picture, onAsk }: PictureDetailsProps) {
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
