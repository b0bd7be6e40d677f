import { type FormEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminFolderFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { documentsFilter, type DocumentsFilterValues } from '../../../portal/documentLabels.ts';
import { FolderTree } from '../../../portal/FolderTree.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../shared/table/TableSkeleton.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import groups from '../groups/GroupsPage.module.css';
import { DocumentList } from './DocumentList.tsx';
import styles from './AdminDocuments.module.css';
import { type OpenDialog, toTarget } from './adminDocuments.ts';
import { FindPerson } from '../shared/FindPerson.tsx';
import { FolderBar } from './FolderBar.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useAdminDocuments, useAdminFolders, useSetRights } from './useAdminDocuments.ts';
import { useDocumentList } from './useDocumentList.ts';
import { WaitingUploads } from './WaitingUploads.tsx';

// Loaded on demand: reading the list needs no form.
const RightsDialog = lazyComponent(() => import('./RightsDialog.tsx').then((module) => module.RightsDialog));
const DocumentDialog = lazyComponent(() => import('./DocumentDialog.tsx').then((module) => module.DocumentDialog));
const FolderDialog = lazyComponent(() => import('./FolderDialog.tsx').then((module) => module.FolderDialog));
const VersionsDialog = lazyComponent(() => import('./VersionsDialog.tsx').then((module) => module.VersionsDialog));

/** All documents by folder or search (both in the URL), with their actions. */
export function AdminDocuments({ values: { folder, search } }: { values: DocumentsFilterValues }) {
  const { read, loadMore } = useDocumentList();
  const { refetch, loading } = read;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { takeIn, forget } = useAdminDocuments();
  const { removeFolder } = useAdminFolders();
  const navigate = useNavigate();
  const deleteFolder = async (folder: AdminFolderFragment) => {
    if (!(await removeFolder(folder))) await navigate(paths.investorAdminDocuments);
  };
  return (
    <>
      <div className={styles.bar}>
        <Search key={`${folder} ${search}`} folder={folder} search={search} />
        <span className={styles.buttons}>
          <Button size="small" onClick={() => setDialog({ kind: 'folder', folder: null })}>
            New folder …
          </Button>
          <Button size="small" onClick={() => setDialog({ kind: 'person' })}>
            View as an investor …
          </Button>
        </span>
      </div>
      <QueryResult query={read} keepsFormer skeleton={<TableSkeleton />}>
        {(data) => {
          const open = data.folders.nodes.find(({ id }) => id === folder) ?? null;
          const { nodes, pageInfo } = data.documents;
          return (
            <div className={styles.room}>
              <FolderTree
                folders={data.folders.nodes}
                open={folder}
                base={paths.investorAdminDocuments}
                renderAction={(rowFolder) => <AccessButton folder={rowFolder} onAsk={setDialog} />}
              />
              <div className={styles.list}>
                {open && (
                  <FolderBar
                    folder={open}
                    isEmpty={
                      open.documentCount === 0 && !data.folders.nodes.some(({ parentId }) => parentId === open.id)
                    }
                    onAsk={setDialog}
                    onDelete={(folder) => void deleteFolder(folder)}
                  />
                )}
                <UploadFiles
                  folderId={open?.id ?? null}
                  folderName={open && `${open.index} ${open.name}`}
                  arriving={data.partialUploads.nodes}
                  onCallOff={(file) => void forget(file)}
                />
                <WaitingUploads
                  uploads={data.uploads.nodes}
                  onTakeIn={(upload) => void takeIn(upload, open?.id ?? null)}
                  onLookAgain={() => void refetch().catch(() => undefined)}
                />
                {nodes.length > 0 ? (
                  <DocumentList
                    documents={nodes}
                    folders={data.folders.nodes}
                    caption={`${formatCount(nodes.length, 'document')}${pageInfo.hasNextPage ? ', more available' : ''}${open ? ` in ${open.name} and below` : ''}${search ? ` with “${search}”` : ''}`}
                    isBusy={loading}
                    more={{ page: pageInfo, label: 'documents', onMore: loadMore }}
                    onAsk={setDialog}
                  />
                ) : (
                  <p className={groups.none}>{describeEmptyList(open, search)}</p>
                )}
              </div>
              {dialog && (
                <Question dialog={dialog} folders={data.folders.nodes} open={open} onClose={() => setDialog(null)} />
              )}
            </div>
          );
        }}
      </QueryResult>
    </>
  );
}

const AccessButton = ({ folder, onAsk }: { folder: AdminFolderFragment; onAsk: (dialog: OpenDialog) => void }) => (
  <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTarget(folder) })}>
    Access …<span className="visually-hidden"> of folder {folder.name}</span>
  </Button>
);

function describeEmptyList(open: AdminFolderFragment | null, search: string): string {
  if (search) return 'No documents match. Try fewer words.';
  return open ? 'This folder is empty. Upload files to it above.' : 'No documents yet. Upload the first one above.';
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
  const setRights = useSetRights();
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'rights' && <RightsDialog target={dialog.target} onSave={setRights} onClose={onClose} />}
      {dialog.kind === 'edit' && (
        <DocumentDialog document={dialog.document} folders={folders} onSave={save} onClose={onClose} />
      )}
      {dialog.kind === 'versions' && <VersionsDialog document={dialog.document} onSave={save} onClose={onClose} />}
      {dialog.kind === 'folder' && (
        <FolderDialog
          folder={dialog.folder}
          parentId={open?.id ?? null}
          folders={folders}
          onSave={saveFolder}
          onClose={onClose}
        />
      )}
      {dialog.kind === 'person' && (
        <Dialog title="View as an investor" onClose={onClose}>
          <FindPerson
            label="Name, email address or company of an approved account"
            action="View as"
            onAction={({ id }) => {
              onClose();
              void navigate(`${paths.investorAdminDocuments}?${new URLSearchParams({ person: id })}`);
            }}
          />
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
        </Dialog>
      )}
    </Suspense>
  );
}

/**
 * The search text is in the URL, as a plain form would put it there. With JavaScript the page does not reload, so
 * uploads continue.
 */
function Search({ folder, search }: { folder: string; search: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('search');
    const values = { folder, search: typeof searchText === 'string' ? searchText.trim() : '' };
    void navigate(documentsFilter.toUrl(paths.investorAdminDocuments, values));
  };
  return (
    <form
      role="search"
      method="get"
      action={paths.investorAdminDocuments}
      onSubmit={submit}
      className={adminStyles.search}
    >
      {folder && <input type="hidden" name="folder" value={folder} />}
      <label htmlFor="search" className="label">
        Search titles, summaries and file names
      </label>
      <span>
        <input id="search" type="search" name="search" defaultValue={search} maxLength={text.searchQuery} />
        <Button type="submit" size="small">
          Filter
        </Button>
      </span>
    </form>
  );
}
