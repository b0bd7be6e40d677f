import { Link } from 'react-router-dom';
import { NavIcon } from '#web/portal/shell/NavIcon.tsx';
import { useDocumentList } from '#web/portal/documentLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import { menuId } from '#web/portal/shell/PortalShell.tsx';
import styles from './ReaderHead.module.css';
import { Day } from '#web/ui/Moment.tsx';

interface ReaderHeadProps {
  document: { title: string; index: string; version: number; updatedAt: string; viewerCan: { download: boolean } };
  /** What is printed on the current page. */
  label: string;
  /** Opens the form for a question about the current page. Null without JavaScript. */
  onAsk: (() => void) | null;
}

/** The bar of the reader in place of the portal's: the way back, the document, and a question about the current page. */
export function ReaderHead({ document, label, onAsk }: ReaderHeadProps) {
  const { title, index, version, updatedAt, viewerCan } = document;
  const list = useDocumentList();
  return (
    <header className={styles.head}>
      <button type="button" popoverTarget={menuId} className={styles.icon} title="Menu">
        <NavIcon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>{' '}
      <Link to={list.to} className={styles.icon} title={list.label}>
        <span aria-hidden="true">‹</span>
        <span className="visually-hidden">{list.label}</span>
      </Link>{' '}
      <span className={styles.index}>{index}</span>
      <h1 id={PAGE_TITLE} title={title} dir="auto">
        {title}
      </h1>
      <span className={styles.tag}>
        Version {version}, <Day at={updatedAt} />
      </span>{' '}
      {!viewerCan.download && <span className={styles.tag}>Read only</span>}{' '}
      {onAsk && (
        <Button size="small" variant="primary" aria-label={`Ask about page ${label}`} onClick={onAsk}>
          <span>
            Ask<span className={styles.wide}> about page {label}</span>
          </span>
        </Button>
      )}
    </header>
  );
}
