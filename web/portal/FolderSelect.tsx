import { useNavigate } from 'react-router-dom';
import type { ListedFolderFragment } from '#graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import styles from './FolderTree.module.css';
import { folderPath } from './documentLabels.ts';

type FolderSelectProps = {
  folders: readonly ListedFolderFragment[];
  /** The selected folder; empty for all folders. */
  open: string;
  /** Path of the page that the folders filter. */
  base?: string;
};

/** The folders as a menu in the tool row, where the window has no room for the tree. It needs JavaScript. */
export function FolderSelect({ folders, open, base = paths.investorDocuments }: FolderSelectProps) {
  const navigate = useNavigate();
  return (
    <select
      aria-label="Show folder"
      className={styles.select}
      value={folders.some(({ id }) => id === open) ? open : ''}
      onChange={({ target }) => void navigate(target.value ? folderPath(target.value, base) : base)}
    >
      <option value="">All folders</option>
      {folders.map(({ id, index, name, documentCount }) => (
        <option key={id} value={id}>
          {index} {name} ({documentCount})
        </option>
      ))}
    </select>
  );
}
