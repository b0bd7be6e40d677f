import { type ReactNode, useId } from 'react';
import styles from './Ledger.module.css';

/** How a page of the portal begins: its name, and one sentence on what it is for. */
export function LedgerHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}

/** A part of a ledger: its name and a note at the side, its entries beside them. */
export function LedgerSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
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
