import { Suspense, useState } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { choice, defineUrlFilter, freeText, type UrlFilterValues } from '../../../runtime/urlFilter.ts';
import { PicturesDocument, usePicturesQuery, type AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { useHydrating } from '../../../runtime/useHydrating.ts';
import { paths } from '../../../paths.ts';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { FileButton } from '../shared/FileButton.tsx';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { useFileDrop } from '../shared/useFileDrop.ts';
import { formatListed, formatCount } from '../../../runtime/formatCount.ts';
import type { OpenDialog } from './pictureDialogs.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AdminTableProps } from '../../../list/AdminTable.tsx';
import { SelectionBar } from '../../../list/SelectionBar.tsx';
import { useSelection } from '../../../list/useSelection.ts';
import { PicturesTable } from './PicturesTable.tsx';
import styles from './Pictures.module.css';
import { FILES_HINT, PlainUploadForm, TYPES, UploadList } from './UploadForm.tsx';
import { usePictures } from './usePictures.ts';
import { useUploads } from './useUploads.ts';
import { noticeQueries } from '../../useFormNotice.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { useLeaveGuard } from '../../../runtime/useLeaveGuard.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

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

const tabs = [
  ['ALL', 'All'],
  ['UNUSED', 'Unused'],
] as const;

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  status: choice(tabs, 'ALL'),
  search: freeText(text.searchQuery),
});
const PAGE = 25;

function toVariables(params: URLSearchParams) {
  const { status, search } = filter.read(params);
  const isUnused = status === 'UNUSED' || null;
  return { first: PAGE, after: params.get('after'), filter: { search: search || null, isUnused } };
}

const picturesQuery = pageQuery(PicturesDocument, usePicturesQuery, ({ search }) => toVariables(search));

export const queries = [picturesQuery, ...noticeQueries];

const HELP = 'Pictures in articles and covers. Each is stored in several sizes, without the camera’s metadata.';

/** The pictures of articles and covers: upload, describe, replace, search, delete. */
export function PicturesPage() {
  const values = filter.read(usePageQuery());
  const query = usePageData(picturesQuery, { fetchPolicy: 'cache-and-network' });
  const { fetchMore, refetch, loading } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = (query.data ?? query.previousData)?.pictures;
  const uploads = useUploads({ onUploaded: () => void refetch().catch(() => undefined) });
  useLeaveGuard(
    uploads.uploads.length > 0,
    'Leave without uploading? The chosen pictures and their descriptions are lost.',
  );
  const add = (files: Iterable<File>) => uploads.add(files, false);
  const isDropping = useFileDrop(add);
  return (
    <>
      <AdminHead
        title="Pictures"
        description={HELP}
        help={`${HELP} ${FILES_HINT} Choose files, or drop them on the page.`}
        path={paths.adminPictures}
        count={list && formatListed(list.edges.length, 'picture', list.pageInfo)}
        action={
          <FileButton accept={TYPES} multiple variant="primary" disabled={uploads.busy} onChoose={add}>
            Upload pictures …
          </FileButton>
        }
      />
      <div className={`${adminStyles.page} ${styles.page}`} data-dropping={isDropping || undefined}>
        {useHydrating() && <PlainUploadForm />}
        <UploadList uploads={uploads} />
        <ListTools
          tabs={toStatusTabs(paths.adminPictures, filter, values, tabs)}
          tabsLabel="Use"
          search={{ path: paths.adminPictures, filter, values, label: 'Search descriptions and file names' }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ pictures: { edges, pageInfo } }) =>
            edges.length > 0 ? (
              <PictureList
                pictures={edges.map(({ node }) => node)}
                isBusy={loading}
                onAsk={setDialog}
                more={{
                  page: pageInfo,
                  label: 'pictures',
                  onMore: (after) => fetchMore({ variables: { after }, updateQuery: appendPage('pictures') }),
                }}
              />
            ) : (
              <EmptyState values={values} />
            )
          }
        </QueryResult>
      </div>
      {dialog && <Question dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Question({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { describe, replace, remove } = usePictures();
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'describe' && <PictureTextDialog picture={dialog.picture} onSave={describe} onClose={onClose} />}
      {dialog.kind === 'replace' && (
        <ReplacePictureDialog picture={dialog.picture} chosen={dialog.file} onReplace={replace} onClose={onClose} />
      )}
      {dialog.kind === 'delete' && (
        <DeletePicturesDialog pictures={dialog.pictures} onDelete={remove} onClose={onClose} />
      )}
    </Suspense>
  );
}

function EmptyState({ values: { status, search } }: { values: UrlFilterValues<typeof filter> }) {
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

type PictureListProps = Pick<AdminTableProps<AdminPictureFragment>, 'isBusy' | 'more'> & {
  pictures: readonly AdminPictureFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

/** The list of pictures with the actions for those that are selected. */
function PictureList({ pictures, onAsk, ...table }: PictureListProps) {
  const { selection, chosen, clear } = useSelection(pictures);
  return (
    <>
      <SelectionBar
        label="Selected pictures"
        count={chosen.length > 0 ? formatCount(chosen.length, 'picture') : null}
        onClear={clear}
      >
        <Button size="small" data-destructive="" onClick={() => onAsk({ kind: 'delete', pictures: chosen })}>
          Delete …
        </Button>
      </SelectionBar>
      <PicturesTable {...table} pictures={pictures} selection={selection} onAsk={onAsk} />
    </>
  );
}
