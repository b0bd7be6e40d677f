import { Suspense, useState } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { defineUrlFilter, freeText } from '../../../runtime/urlFilter.ts';
import { PicturesDocument, usePicturesQuery, type AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import { ListTools } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../shared/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../shared/table/TableSkeleton.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import styles from './Pictures.module.css';
import { PicturesTable } from './PicturesTable.tsx';
import { UploadForm } from './UploadForm.tsx';
import { usePictures } from './usePictures.ts';
import { noticeQueries } from '../../useFormNotice.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: the list needs no form.
const PictureTextDialog = lazyComponent(() =>
  import('./PictureTextDialog.tsx').then((module) => module.PictureTextDialog),
);
const DeletePictureDialog = lazyComponent(() =>
  import('./DeletePictureDialog.tsx').then((module) => module.DeletePictureDialog),
);

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({ search: freeText(text.searchQuery) });
const PAGE = 25;

type OpenDialog = { kind: 'describe' | 'delete'; picture: AdminPictureFragment };

const toVariables = (params: URLSearchParams) => ({
  first: PAGE,
  after: params.get('after'),
  search: filter.read(params).search || null,
});

const picturesQuery = pageQuery(PicturesDocument, usePicturesQuery, ({ search }) => toVariables(search));

export const queries = [picturesQuery, ...noticeQueries];

/** The pictures of articles and covers: upload, describe, search, delete. */
export function PicturesPage() {
  const params = usePageQuery();
  const { search } = filter.read(params);
  const query = usePageData(picturesQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, fetchMore, refetch } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const data = current ?? previousData;
  const pictures = data?.pictures.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <AdminHead
        title="Pictures"
        description="Pictures in articles and covers. Each is stored in several sizes, without the camera’s metadata."
        path={paths.adminPictures}
        count={data && formatListed(pictures.length, 'picture', data.pictures.pageInfo)}
      />
      <div className={adminStyles.page}>
        <UploadForm onUploaded={() => void refetch().catch(() => undefined)} />
        <ListTools
          search={{
            path: paths.adminPictures,
            filter,
            values: { search },
            label: 'Search descriptions and file names',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            pictures.length > 0 ? (
              <PicturesTable
                pictures={pictures}
                onDescribe={(picture) => setDialog({ kind: 'describe', picture })}
                onDelete={(picture) => setDialog({ kind: 'delete', picture })}
                more={{
                  page: data.pictures.pageInfo,
                  label: 'pictures',
                  onMore: (after) => fetchMore({ variables: { after }, updateQuery: appendPage('pictures') }),
                }}
              />
            ) : (
              <EmptyState search={search} />
            )
          }
        </QueryResult>
      </div>
      {dialog && <Question dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Question({ dialog: { kind, picture }, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { describe, remove } = usePictures();
  return (
    <Suspense fallback={null}>
      {kind === 'describe' ? (
        <PictureTextDialog picture={picture} onSave={describe} onClose={onClose} />
      ) : (
        <DeletePictureDialog picture={picture} onDelete={remove} onClose={onClose} />
      )}
    </Suspense>
  );
}

function EmptyState({ search }: { search: string }) {
  return search ? (
    <Empty title="No picture matches." to={paths.adminPictures} action="Show all pictures">
      Try fewer words.
    </Empty>
  ) : (
    <p className={styles.none}>No pictures yet. Choose files above and describe them.</p>
  );
}
