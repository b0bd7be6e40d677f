import type { ReactNode } from 'react';
import { GapDivider } from './GapDivider.tsx';
import styles from './StatusPage.module.css';

type StatusPageProps = {
  /** The status code or a short label for it, in monospace above the heading. */
  status: string;
  title: string;
  text: ReactNode;
  /** Buttons, the most useful first. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** Additional help, such as a search field or the newest articles. */
  children?: ReactNode;
};

/** A page without content of its own, such as an error page. */
export function StatusPage({ status, title, text, actions, drawing, children }: StatusPageProps) {
  return (
    <>
      <section className={styles.section}>
        <div className={styles.words}>
          <p className="label">{status}</p>
          <h1>{title}</h1>
          <div className={styles.text}>{text}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
      </section>
      {children && (
        <>
          <GapDivider />
          <section className={styles.more}>{children}</section>
        </>
      )}
    </>
  );
}
