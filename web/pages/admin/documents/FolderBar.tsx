import type { ComponentProps } from 'react';
import type { AdminFolderFragment } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Access } from './AdminDocumentsTable.tsx';
import styles from './AdminDocuments.module.css';
import { type OpenDialog, toTarget } from './documentDialogs.ts';

type FolderBarProps = {
  folder: AdminFolderFragment;
  access: ComponentProps<typeof Access>;
  /** True if the folder contains neither documents nor folders. */
  isEmpty: boolean;
  onAsk: (dialog: OpenDialog) => void;
  onDelete: (folder: AdminFolderFragment) => void;
};

/** The selected folder, who has access to it, and its actions. */
export const FolderBar = ({ folder, access, isEmpty, onAsk, onDelete }: FolderBarProps) => (
  <section aria-label={`Folder ${folder.name}`} className={styles.open}>
    <div>
      <b>
        {folder.index} {folder.name}
      </b>{' '}
      <Access {...access} hasEnds />
    </div>
    <div className={styles.buttons}>
      <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTarget(folder) })}>
        Access …<span className="visually-hidden"> of {folder.name}</span>
      </Button>{' '}
      <Button size="small" onClick={() => onAsk({ kind: 'folder', folder })}>
        Rename or move …<span className="visually-hidden"> {folder.name}</span>
      </Button>{' '}
      {isEmpty && (
        <ConfirmButton
          size="small"
          variant="danger"
          about={folder.name}
          sure="Delete this folder?"
          onConfirm={() => onDelete(folder)}
        >
          Delete
        </ConfirmButton>
      )}
    </div>
  </section>
);
