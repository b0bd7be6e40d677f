import { type AdminPictureFragment as Picture, PicturesDocument, usePicturesQuery } from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { byStatus } from '#web/list/FilterTools.tsx';
import { ageColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import type { UrlFilterValues } from '#web/runtime/urlFilter.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { useApolloClient } from '@apollo/client/react';
import { noticeQueries } from '#web/pages/useFormNotice.ts';
import adminStyles from '../shared/Admin.module.css';
import { FileButton } from '../shared/FileButton.tsx';
import { useFileDrop } from '../shared/useFileDrop.ts';
import styles from './Pictures.module.css';
import { PictureUses, Thumbnail } from './Thumbnail.tsx';
import { FILES_HINT, PlainUploadForm, TYPES, UploadList } from './UploadForm.tsx';
import { useUploads } from './useUploads.ts';
import { formatFileSize } from '#web/runtime/formatCount.ts';

// Loaded on demand: the list needs no form.
const PictureTextDialog = lazyComponent(() =>
  import('./PictureTextDialog.tsx').then((module) => module.PictureTextDialog),
);
const ReplacePictureDialog = lazyComponent(() =>
  import('./ReplacePictureDialog.tsx').then((module) => module.ReplacePictureDialog),
);
const DeletePicturesDialog = lazyComponent(() =>
  import('./DeletePicturesDialog.tsx').then((module) => module.DeletePicturesDialog),
);

const { toVariables, ...tools } = byStatus({ ALL: 'All', UNUSED: 'Unused' }, 'ALL');

const query = pageQuery(PicturesDocument, usePicturesQuery, (request) => {
  const { first, after, filter } = toVariables(request.search, 25);
  return { first, after, filter: { search: filter.search, isUnused: filter.status === 'UNUSED' || null } };
});

export const queries = [query, ...noticeQueries];

const columns: Column<Picture>[] = [
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
  ageColumn('Uploaded', ({ createdAt }) => createdAt, { className: adminStyles.age }),
  {
    label: 'Uses',
    isNumeric: true,
    getSortValue: ({ usedIn }) => usedIn.length,
    renderCell: ({ usedIn }) => (usedIn.length > 0 ? usedIn.length : <span className={adminStyles.none}>None</span>),
  },
];

const getSections = ({ alt, width, height, byteSize, createdAt, uploadedBy, usedIn }: Picture) => ({
  Description: alt,
  [`Used in · ${usedIn.length}`]:
    usedIn.length > 0 ? (
      <PictureUses uses={usedIn} />
    ) : (
      <p className={adminStyles.none}>No article or case study shows it.</p>
    ),
  File: {
    Dimensions: `${width} × ${height} pixels`,
    Size: formatFileSize(byteSize),
    Uploaded: <Moment at={createdAt} />,
    'Uploaded by': uploadedBy?.name ?? 'No account',
  },
});

const HELP = 'Pictures in articles and covers. Each is stored in several sizes, without the camera’s metadata.';

/** The pictures of articles and covers: upload, describe, replace, search, delete. */
export function PicturesPage() {
  const client = useApolloClient();
  const reread = () => void client.refetchQueries({ include: ['Pictures'] });
  const uploads = useUploads({ onUploaded: reread });
  useLeaveGuard(
    uploads.uploads.length > 0,
    'Leave without uploading? The chosen pictures and their descriptions are lost.',
  );
  const add = (files: Iterable<File>) => uploads.add(files, false);
  return (
    <ListPage
      title="Pictures"
      description={HELP}
      help={`${HELP} ${FILES_HINT} Choose files, or drop them on the page.`}
      path={paths.adminPictures}
      query={query}
      field="pictures"
      noun="picture"
      action={
        <FileButton accept={TYPES} multiple variant="primary" disabled={uploads.busy} onChoose={add}>
          Upload pictures …
        </FileButton>
      }
      isDropping={useFileDrop(({ files }) => add(files))}
      top={
        <div className={styles.page}>
          {useHydrating() && <PlainUploadForm />}
          <UploadList uploads={uploads} />
        </div>
      }
      tools={{ ...tools, tabsLabel: 'Use', search: 'Search descriptions and file names' }}
      columns={columns}
      getName={({ fileName }) => fileName}
      renderMore={({ usedIn }) => usedIn.length > 0 && <PictureUses uses={usedIn} />}
      renderBulk={(chosen, open) => (
        <Button size="small" data-destructive="" onClick={() => open(DeletePicturesDialog, chosen)}>
          Delete …
        </Button>
      )}
      actions={[
        { label: 'Describe …', isInPanel: true, opens: PictureTextDialog },
        { label: 'Replace file …', opens: ReplacePictureDialog },
        {
          label: 'Replace file …',
          place: 'panel',
          renderInPanel: (picture, open) => (
            <FileButton
              key="replace"
              accept={TYPES}
              onChoose={([file]) => file && open((props) => <ReplacePictureDialog {...props} chosen={file} />, picture)}
            >
              Replace file …
            </FileButton>
          ),
        },
        { label: 'Delete …', isInPanel: true, isDestructive: true, opens: DeletePicturesDialog },
      ]}
      panel={{
        renderFacts: ({ width, height, byteSize }) => `${width} × ${height} · ${formatFileSize(byteSize)}`,
        renderTop: ({ path }) => <Thumbnail path={path} size="panel" />,
        getSections,
      }}
      empty={<EmptyState {...tools.filter.read(usePageQuery())} />}
    />
  );
}

function EmptyState({ status, search }: UrlFilterValues<typeof tools.filter>) {
  if (search)
    return (
      <Empty title="No picture matches." to={paths.adminPictures} action="Show all pictures">
        Try fewer words{status === 'UNUSED' && ', or look among all pictures'}.
      </Empty>
    );
  if (status === 'UNUSED')
    return (
      <Empty title="Every picture is in use." to={paths.adminPictures} action="Show all pictures">
        An unused picture is shown by no article and no case study.
      </Empty>
    );
  return <Empty title="No pictures yet.">Choose files with the button above, or drop them on this page.</Empty>;
}
