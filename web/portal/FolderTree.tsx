import { Link } from 'react-router-dom';
import type { ListedFolderFragment } from '#graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import styles from './FolderTree.module.css';
import { folderPath } from './documentLabels.ts';

type FolderTreeProps<Folder> = {
  folders: readonly Folder[];
  /** The selected folder; empty for all folders. */
  open: string;
  /** Path of the page that the folders filter. */
  base?: string;
};

/** With more folders than these, only the open folder and those above it show the folders in them. */
const MOST_EXPANDED = 40;

/** All folders with their numbers and document counts. Each links to the filtered list. */
export function FolderTree<Folder extends ListedFolderFragment>(props: FolderTreeProps<Folder>) {
  const { folders, open, base = paths.investorDocuments } = props;
  const expanded = folders.length > MOST_EXPANDED ? findPath(folders, open) : null;
  return (
    <nav aria-label="Folders" className={styles.tree}>
      <ul>
        <li>
          <Link to={base} aria-current={open ? undefined : 'true'}>
            <span>All documents</span>
          </Link>
        </li>
      </ul>
      <Branch {...props} {...{ base, expanded }} parent={null} />
    </nav>
  );
}

/** The ids of a folder and of all folders above it. */
function findPath(folders: readonly ListedFolderFragment[], id: string | null): Set<string> {
  const path = new Set<string>();
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  for (let folder = byId.get(id ?? ''); folder; folder = byId.get(folder.parentId ?? '')) path.add(folder.id);
  return path;
}

type BranchProps<Folder> = FolderTreeProps<Folder> & {
  base: string;
  parent: string | null;
  /** The folders that show the folders in them. Null if all do. */
  expanded: Set<string> | null;
};

function Branch<Folder extends ListedFolderFragment>(props: BranchProps<Folder>) {
  const { folders, parent, open, base, expanded } = props;
  const own = folders.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map((folder) => (
        <li key={folder.id}>
          <Link to={folderPath(folder.id, base)} aria-current={folder.id === open ? 'true' : undefined}>
            <span className="label">{folder.index}</span> <span dir="auto">{folder.name}</span>{' '}
            <span className="label">
              {folder.documentCount}
              <span className="visually-hidden"> {folder.documentCount === 1 ? 'document' : 'documents'}</span>
            </span>
          </Link>
          {(!expanded || expanded.has(folder.id)) && <Branch {...props} parent={folder.id} />}
        </li>
      ))}
    </ul>
  );
}
