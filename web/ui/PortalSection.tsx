import { type ReactNode, useId } from 'react';
import { PageHead } from './PageHead.tsx';
import styles from './PortalSection.module.css';

/** The id of the page title, which names the main table of a page. */
export const PAGE_TITLE = 'page-title';

type PortalPageHeadProps = {
  title: string;
  /** The meta description and the URL, unless the page has a PageHead of its own. */
  description?: string;
  path?: string;
  /** "12 documents, newest first". */
  count?: ReactNode;
  /** What the page is for, behind a question mark. */
  help?: ReactNode;
  /** The primary action of the page. */
  action?: ReactNode;
  /** A sentence below the title that everyone needs. */
  children?: ReactNode;
};

/** The top of a portal page, 56 px high: its title, how much it shows, help, and its primary action at the end. */
export function PortalPageHead(props: PortalPageHeadProps) {
  const { title, description, path, count, help, action, children } = props;
  return (
    <>
      {description && path && <PageHead {...{ title, description, path }} hidden />}
      <header className={styles.head}>
        <div className={styles.line}>
          <h1 id={PAGE_TITLE}>{title}</h1>
          {count && <p className={styles.count}>{count}</p>}
          {help && (
            <details className={`${styles.help} screen-only`}>
              <summary>
                <span aria-hidden="true">?</span>
                <span className="visually-hidden">About this page</span>
              </summary>
              <p>{help}</p>
            </details>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {children && <p className={styles.lead}>{children}</p>}
      </header>
    </>
  );
}

/** A section of a portal page: title and note at the side, entries next to them. */
export function PortalSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.side}>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.entries}>{children}</div>
    </section>
  );
}
