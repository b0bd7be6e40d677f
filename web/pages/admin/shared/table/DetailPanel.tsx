import type { ReactNode } from 'react';
import styles from './DetailPanel.module.css';

type DetailPanelProps = {
  /** The name of the object. */
  title: string;
  /** A short line above the title: number, type and size. */
  facts?: ReactNode;
  children: ReactNode;
};

/** The details of the open row of a table, beside it. */
export function DetailPanel({ title, facts, children }: DetailPanelProps) {
  return (
    <aside aria-label={`Details of ${title}`} className={styles.panel}>
      <header>
        {facts && <p className="label">{facts}</p>}
        <h2 dir="auto">{title}</h2>
      </header>
      {children}
    </aside>
  );
}

/** A section of the panel with a heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className="label">{title}</h3>
    {children}
  </section>
);
