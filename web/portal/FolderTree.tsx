import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedFolderFragment } from '../../graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import styles from './FolderTree.module.css';
import { folderPath } from './documentLabels.ts';

type FolderTreeProps<Folder> = {
  folders: readonly Folder[];
  /** The selected folder; empty for all folders. */
  open: string;
  /** Path of the page that the folders filter. */
  base?: string;
  /** A small button beside each folder. It appears when the folder is pointed at or has the focus. */
  renderAction?: (folder: Folder) => ReactNode;
};

/** All folders with their numbers and document counts. Each links to the filtered list. */
export function FolderTree<Folder extends ListedFolderFragment>(props: FolderTreeProps<Folder>) {
  const { open, base = paths.investorDocuments } = props;
  return (
    <nav aria-label="Folders" className={styles.tree}>
      <ul>
        <li>
          <Link to={base} aria-current={open ? undefined : 'true'}>
            <span>All documents</span>
          </Link>
        </li>
      </ul>
      <Branch {...props} base={base} parent={null} />
    </nav>
  );
}

type BranchProps<Folder> = FolderTreeProps<Folder> & { base: string; parent: string | null };

function Branch<Folder extends ListedFolderFragment>(props: BranchProps<Folder>) {
  const { folders, parent, open, base, renderAction } = props;
  const own = folders.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map((folder) => (
        <li key={folder.id}>
          <div className={styles.folder}>
            <Link to={folderPath(folder.id, base)} aria-current={folder.id === open ? 'true' : undefined}>
              <span className="label">{folder.index}</span>
              <span dir="auto">{folder.name}</span>
              <span className="label">
                {folder.documentCount}
                <span className="visually-hidden"> {folder.documentCount === 1 ? 'document' : 'documents'}</span>
              </span>
            </Link>
            {renderAction?.(folder)}
          </div>
          <Branch {...props} parent={folder.id} />
        </li>
      ))}
    </ul>
  );
}
