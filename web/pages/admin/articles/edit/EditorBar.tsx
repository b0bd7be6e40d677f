import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import styles from './EditorBar.module.css';

type EditorBarProps = {
  /** The list of these texts. */
  list: { to: string; label: string };
  title: string;
  /** The status of the text. Absent until it was loaded. */
  status?: ReactNode;
  /** The primary action. */
  primary?: ReactNode;
  /** Other actions, which phones show in a line of their own. */
  actions?: ReactNode;
};

/** The bar of the editor in place of the portal's: the way back, the status, and the actions. */
export const EditorBar = ({ list, title, status, primary, actions }: EditorBarProps) => (
  <section aria-label="Status and publication" className={styles.bar} data-own-bar>
    <div className={styles.first}>
      <Link to={list.to}>{list.label}</Link>
      <h1 id={PAGE_TITLE}>{title}</h1>
      {status}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
    {primary && <div className={styles.primary}>{primary}</div>}
  </section>
);
