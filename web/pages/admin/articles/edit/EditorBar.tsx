import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { PAGE_TITLE } from '../../../../ui/PortalSection.tsx';
import styles from './EditorBar.module.css';

type EditorBarProps = {
  isNew: boolean;
  /** The status of the article. Absent until it was loaded. */
  status?: ReactNode;
  /** The primary action. */
  primary?: ReactNode;
  /** Other actions, which phones show in a line of their own. */
  actions?: ReactNode;
};

/** The bar of the editor in place of the portal's: the way back, the status, and the actions. */
export const EditorBar = ({ isNew, status, primary, actions }: EditorBarProps) => (
  <section aria-label="Status and publication" className={styles.bar} data-own-bar>
    <div className={styles.first}>
      <Link to={paths.adminArticles}>Articles</Link>
      <h1 id={PAGE_TITLE}>{isNew ? 'New article' : 'Edit article'}</h1>
      {status}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
    {primary && <div className={styles.primary}>{primary}</div>}
  </section>
);
