import { type ReactNode, useId } from 'react';
import styles from './PortalSection.module.css';

/** The top of a portal page: its title and one sentence about its purpose. */
export function PortalPageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
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
