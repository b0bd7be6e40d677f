import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminDocumentsQuery, AdminFolderFragment } from '#graphql/generated/admin.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { documentsFilter, type DocumentsFilterValues } from '#web/portal/documentLabels.ts';
import { FolderSelect } from '#web/portal/FolderSelect.tsx';
import { FolderTree } from '#web/portal/FolderTree.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { paths } from '#web/paths.ts';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { formatCount, formatListed } from '#web/runtime/formatCount.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { ListTools } from '#web/portal/ListTools.tsx';
import { AccessLists } from './AccessLists.tsx';
import { DocumentList } from './DocumentList.tsx';
import styles from './AdminDocuments.module.css';
import type { OpenDialog } from './documentDialogs.ts';
import { FolderBar } from './FolderBar.tsx';
import { DocumentsHead } from './DocumentsHead.tsx';
import { findDroppedFiles, type Found } from './foundFiles.ts';
import { UploadButton, UploadFolderButton, UploadList } from './UploadFiles.tsx';
import { useDocumentUploads } from './useDocumentUploads.ts';
import { useFileDrop } from '../shared/useFileDrop.ts';
import adminStyles from '../shared/Admin.module.css';
import { useAdminDocuments, useAdminFolders, useSelectedDocuments, useSetRights } from './useAdminDocuments.ts';
import { useDocumentList } from './useDocumentList.ts';
import { WaitingUploads } from './WaitingUploads.tsx';

// Loaded on demand: reading the list needs no form.
const RightsDialog = lazyComponent(() => import('./RightsDialog.tsx').then((module) => module.RightsDialog));
const MoveDocumentsDialog = lazyComponent(() =>
  import('./MoveDocumentsDialog.tsx').then((module) => module.MoveDocumentsDialog),
);
const DocumentDialog = lazyComponent(() => import('./DocumentDialog.tsx').then((module) => module.DocumentDialog));
const FolderDialog = lazyComponent(() => import('./FolderDialog.tsx').then((module) => module.FolderDialog));
const VersionsDialog = lazyComponent(() => import('./VersionsDialog.tsx').then((module) => module.VersionsDialog));

/** All documents by folder or search (both in the URL), with their actions. */
export function AdminDocuments({ values: { folder, search } }: { values: DocumentsFilterValues }) {
  const { read, loadMore } = useDocumentList();
  const { refetch, loading } = read;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { takeIn, forget } = useAdminDocuments();
  const setRights = useSetRights();
  const folders = (read.data ?? read.previousData)?.folders.nodes ?? [];
  const open = folders.find(({ id }) => id === folder) ?? null;
  const list = (read.data ?? read.previousData)?.documents;
  const files = useDocumentUploads(folders);
  const folderId = open?.id ?? null;
  const add = (finding: Promise<Found>) => void files.add(finding, folderId);
  const isDropping = useFileDrop((transfer) => add(findDroppedFiles(transfer)));
  // Once the new folders are there, they ask for whom; not in place of another dialog.
  const asked = dialog ?? toQuestion(files);
  return (
    <>
      <DocumentsHead
        count={list && describeList(list, open, search)}
        action={<UploadButton folderName={open && `${open.index} ${open.name}`} onChoose={add} />}
      />
      <div className={adminStyles.page} data-dropping={isDropping || undefined}>
        <Tools folder={folder} search={search} folders={folders} onChoose={add} onAsk={setDialog} />
        <QueryResult query={read} keepsFormer skeleton={<TableSkeleton />}>
          {(data) => (
            <div className={styles.room}>
              <FolderTree folders={data.folders.nodes} open={folder} base={paths.investorAdminDocuments} />
              <div className={styles.list}>
                {open && <OpenFolder folder={open} data={data} onAsk={setDialog} />}
                <AccessLists requests={data.accessRequests} ending={data.endingAccess} onAsk={setDialog} />
                <UploadList
                  files={files}
                  arriving={data.partialUploads.nodes}
                  onCallOff={(file) => void forget(file)}
                  onNotify={(documents) =>
                    void setRights(documents, [], true).then((failure) => failure ?? files.close())
                  }
                />
                <WaitingUploads
                  uploads={data.uploads.nodes}
                  onTakeIn={(upload) => void takeIn(upload, folderId)}
                  onLookAgain={() => void refetch().catch(() => undefined)}
                />
                {data.documents.nodes.length > 0 ? (
                  <DocumentList
                    documents={data.documents.nodes}
                    isBusy={loading}
                    more={{ page: data.documents.pageInfo, label: 'documents', onMore: loadMore }}
                    onAsk={setDialog}
                  />
                ) : (
                  <Empty title={describeEmptyList(open, search)}>
                    {search
                      ? 'Titles, summaries and file names are searched.'
                      : 'You can also drop files on this page.'}
                  </Empty>
                )}
              </div>
              {asked && (
                <Question
                  key={asked === dialog ? 'chosen' : 'uploaded'}
                  dialog={asked}
                  folders={data.folders.nodes}
                  open={open}
                  onClose={() => (dialog ? setDialog(null) : files.close())}
                />
              )}
            </div>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** The question about new folders, once everything is uploaded: who gets which rights, until when, and who is told. */
const toQuestion = ({ isBusy, batch: { tops } }: ReturnType<typeof useDocumentUploads>): OpenDialog | null =>
  isBusy || tops.length === 0
    ? null
    : {
        kind: 'rights',
        target: {
          ids: tops.map(({ id }) => id),
          kind: 'folder',
          name: tops.length > 1 ? formatCount(tops.length, 'folder') : tops[0]!.name,
          isNew: true,
        },
      };

type ToolsProps = DocumentsFilterValues & {
  folders: readonly AdminFolderFragment[];
  onChoose: (finding: Promise<Found>) => void;
  onAsk: (dialog: OpenDialog) => void;
};

const Tools = ({ folder, search, folders, onChoose, onAsk }: ToolsProps) => (
  <ListTools
    filter={<FolderSelect folders={folders} open={folder} base={paths.investorAdminDocuments} />}
    search={{
      path: paths.investorAdminDocuments,
      filter: documentsFilter,
      values: { folder, search },
      label: 'Search titles, summaries and file names',
    }}
  >
    <UploadFolderButton onChoose={onChoose} />{' '}
    <Button size="small" onClick={() => onAsk({ kind: 'folder', folder: null })}>
      New folder …
    </Button>{' '}
    <ButtonLink size="small" to={`${paths.investorAdminDocuments}?view=access`}>
      Rights of all folders
    </ButtonLink>
  </ListTools>
);

type OpenFolderProps = {
  folder: AdminFolderFragment;
  data: AdminDocumentsQuery;
  onAsk: (dialog: OpenDialog) => void;
};

function OpenFolder({ folder, data: { folders, open }, onAsk }: OpenFolderProps) {
  const { removeFolder } = useAdminFolders();
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await removeFolder(folder)).error) await navigate(paths.investorAdminDocuments);
  };
  const isEmpty = folder.documentCount === 0 && !folders.nodes.some(({ parentId }) => parentId === folder.id);
  const shared = open && 'access' in open ? open : null;
  const access = { access: shared?.access, count: shared?.accessCount };
  return <FolderBar folder={folder} access={access} isEmpty={isEmpty} onAsk={onAsk} onDelete={() => void remove()} />;
}

/** "12 documents in Governance and below with “audit”". */
const describeList = (
  { nodes, pageInfo }: { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean } },
  open: AdminFolderFragment | null,
  search: string,
): string =>
  `${formatListed(nodes.length, 'document', pageInfo, '')}${open ? ` in ${open.name} and below` : ''}${search ? ` with “${search}”` : ''}`;

function describeEmptyList(open: AdminFolderFragment | null, search: string): string {
  if (search) return 'No documents match. Try fewer words.';
  return open ? 'This folder is empty. Upload files to it.' : 'No documents yet. Upload the first one.';
}

type QuestionProps = {
  dialog: OpenDialog;
  folders: readonly AdminFolderFragment[];
  open: AdminFolderFragment | null;
  onClose: () => void;
};

function Question({ dialog, folders, open, onClose }: QuestionProps) {
  const { save } = useAdminDocuments();
  const { saveFolder } = useAdminFolders();
  const { move } = useSelectedDocuments();
  const setRights = useSetRights();
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'rights' && <RightsDialog target={dialog.target} onSave={setRights} onClose={onClose} />}
      {dialog.kind === 'edit' && <DocumentDialog document={dialog.document} onSave={save} onClose={onClose} />}
      {dialog.kind === 'move' && (
        <MoveDocumentsDialog
          documents={dialog.documents}
          onMove={async (documents, folderId) => {
            const answer = await move(documents, folderId);
            if (!answer.error) dialog.onMoved();
            return answer;
          }}
          onClose={onClose}
        />
      )}
      {dialog.kind === 'versions' && <VersionsDialog document={dialog.document} onSave={save} onClose={onClose} />}
      {dialog.kind === 'folder' && (
        <FolderDialog
          folder={dialog.folder}
          parent={dialog.folder ? (folders.find(({ id }) => id === dialog.folder?.parentId) ?? null) : open}
          onSave={saveFolder}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
