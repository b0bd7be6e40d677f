import { Link } from 'react-router-dom';
import type { ListedFolderFragment } from '../../graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import styles from './FolderTree.module.css';
import { folderPath } from './documentWords.ts';

type FolderTreeProps = {
  folders: readonly ListedFolderFragment[];
  /** The selected folder; empty for all folders. */
  open: string;
  /** Path of the page that the folders filter. */
  base?: string;
};

/** All folders with their numbers and document counts. Each links to the filtered list. */
export function FolderTree({ folders, open, base = paths.investorDocuments }: FolderTreeProps) {
  return (
    <nav aria-label="Folders" className={styles.tree}>
      <ul>
        <li>
          <Link to={base} aria-current={open ? undefined : 'true'}>
            <span>All documents</span>
          </Link>
        </li>
      </ul>
      <Branch folders={folders} parent={null} open={open} base={base} />
    </nav>
  );
}

function Branch({ folders, parent, open, base }: Required<FolderTreeProps> & { parent: string | null }) {
  const own = folders.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, name, index, documentCount }) => (
        <li key={id}>
          <Link to={folderPath(id, base)} aria-current={id === open ? 'true' : undefined}>
            <span className="label">{index}</span>
            <span>{name}</span>
            <span className="label">
              {documentCount}
              <span className="visually-hidden"> {documentCount === 1 ? 'document' : 'documents'}</span>
            </span>
          </Link>
          <Branch folders={folders} parent={id} open={open} base={base} />
        </li>
      ))}
    </ul>
  );
}
