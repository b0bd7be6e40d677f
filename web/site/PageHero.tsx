import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  /** Names the subject in the words people search for, where the title does not. */
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  trail: readonly Crumb[];
  /** Hangs on column 10, outside: a FactList or a short note. */
  aside?: ReactNode;
  /** A wide Figure below the words. */
  children?: ReactNode;
  /** Long titles are set one size smaller. */
  size?: 'large' | 'long';
};

/** How a page begins: where it stands, its one h1, its claim inside, its facts outside, its drawing across the gap. */
export function PageHero({ eyebrow, title, lead, trail, aside, children, size = 'large' }: PageHeroProps) {
  return (
    <header className={size === 'long' ? `${styles.hero} ${styles.long}` : styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
      </div>
      {eyebrow && <p className={`label ${styles.eyebrow}`}>{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && <div className={styles.figure}>{children}</div>}
    </header>
  );
}
