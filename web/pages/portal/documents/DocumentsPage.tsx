import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import {
  DocumentsDocument,
  useDocumentsQuery,
  useRequestAccessMutation,
  type DocumentsQuery,
} from '#graphql/generated/portal.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { PortalPageHead } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { appendDocuments, appendFolders, useAllFolders } from '#web/portal/useAllFolders.ts';
import { ListTools } from '#web/portal/ListTools.tsx';
import { PortalQuestionForm } from '#web/portal/PortalQuestionForm.tsx';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import styles from './Documents.module.css';
import { TextHits, textHitsQuery } from './TextHits.tsx';
import { DocumentsTable } from '#web/portal/DocumentsTable.tsx';
import { documentsFilter, type DocumentsFilterValues } from '#web/portal/documentLabels.ts';
import { FolderSelect } from '#web/portal/FolderSelect.tsx';
import { FolderTree } from '#web/portal/FolderTree.tsx';
import { useSend } from '#web/ui/useActionToast.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { formatListed } from '#web/runtime/formatCount.ts';

const PAGE = 16;

function toVariables(params: URLSearchParams) {
  const { folder, search } = documentsFilter.read(params);
  return {
    first: PAGE,
    after: params.get('after'),
    filter: { folderId: folder || null, search: search || null },
    folders: { isCollapsed: true, openId: folder || null },
  };
}

const documentsQuery = pageQuery(DocumentsDocument, useDocumentsQuery, ({ search }) => toVariables(search));

export const queries = [documentsQuery, textHitsQuery];

/** The documents shared with the reader, by folder or search. The URL holds both. */
export function DocumentsPage() {
  const params = usePageQuery();
  const values = documentsFilter.read(params);
  const { folder, search } = values;
  const query = usePageData(documentsQuery, { fetchPolicy: 'cache-and-network' });
  const { fetchMore, loading } = query;
  const requestAccess = useSend(useRequestAccessMutation);
  const request = ({ id, title }: { id: string; title: string }) =>
    requestAccess(
      { documentId: id },
      {
        done: `You requested access to ${title}`,
        failed: 'Nothing was requested',
      },
    );
  const data = query.data ?? query.previousData;
  useAllFolders(query.data, (foldersAfter) => fetchMore({ variables: { foldersAfter }, updateQuery: appendFolders }));
  return (
    <>
      <PageHead
        title="Documents"
        description="The documents shared with you in the investor portal, by folder and number."
        path={paths.investorDocuments}
        hidden
      />
      <PortalPageHead
        title="Documents"
        count={data && formatCaption(data, values)}
        help="Documents shared with you. Each page you read and each file you download carries your name. You can share access with a delegate, or answer who shares with you."
      />
      <div className={styles.page}>
        <ListTools
          filter={<FolderSelect folders={data?.folders.nodes ?? []} open={folder} />}
          search={{
            path: paths.investorDocuments,
            // The search looks in all folders.
            filter: documentsFilter,
            values: { folder: '', search },
            label: 'Search titles and the text of all documents',
          }}
        >
          <PortalQuestionForm />
        </ListTools>
        <QueryResult query={query} keepsFormer>
          {(data) => (
            <div className={styles.room}>
              <FolderTree folders={data.folders.nodes} open={folder} />
              <div className={styles.list}>
                {data.documents.nodes.length > 0 ? (
                  <>
                    <DocumentsTable
                      documents={data.documents.nodes}
                      busy={loading}
                      onRequest={(document) => void request(document)}
                    />
                    <LoadMore
                      page={data.documents.pageInfo}
                      label="documents"
                      onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendDocuments })}
                    />
                  </>
                ) : (
                  <EmptyState values={values} isKnown={data.folders.nodes.some(({ id }) => id === folder)} />
                )}
                {search && <TextHits />}
              </div>
            </div>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** The number of shown documents, with the folder or search. */
function formatCaption({ folders, documents }: DocumentsQuery, { folder, search }: DocumentsFilterValues): string {
  const count = formatListed(documents.nodes.length, 'document', documents.pageInfo, '');
  const open = folders.nodes.find(({ id }) => id === folder);
  return `${count}${open ? ` in ${open.index} ${open.name}` : ''}${search ? ` with “${search}”` : ''}`;
}

function EmptyState({ values: { folder, search }, isKnown }: { values: DocumentsFilterValues; isKnown: boolean }) {
  if (search)
    return (
      <Empty title="No title, summary or file name matches." to={paths.investorDocuments} action="Show all documents">
        Try fewer words.
      </Empty>
    );
  if (folder)
    return (
      <>
        {!isKnown && <HttpStatus code={404} />}
        <Empty
          title={isKnown ? 'This folder is empty.' : 'This folder does not exist.'}
          to={paths.investorDocuments}
          action="Show all documents"
        >
          It may have been moved, or it is no longer shared with you.
        </Empty>
      </>
    );
  return (
    <Empty
      title="No documents yet. Documents shared with you appear here."
      to={paths.investor}
      action="Back to the overview"
    >
      New documents also appear on your overview.
    </Empty>
  );
}
