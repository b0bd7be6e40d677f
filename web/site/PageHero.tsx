import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { HatchedMark } from './HatchedMark.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  /** Names the subject in common search terms, if the title does not. */
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  trail: readonly Crumb[];
  /** A FactList or a short note at column 10. */
  aside?: ReactNode;
  /** A wide Figure below the text. */
  children?: ReactNode;
  /** `long` sets a long title one size smaller. */
  size?: 'large' | 'long';
  /** The page describes the product as designed, and not an installation that was measured. */
  isReferenceDesign?: boolean;
};

/** The top of a page: breadcrumbs, h1, lead text, facts in the outside column, and a drawing across the full width. */
export function PageHero({
  eyebrow,
  title,
  lead,
  trail,
  aside,
  children,
  size = 'large',
  isReferenceDesign = false,
}: PageHeroProps) {
  return (
    <header className={size === 'long' ? `${styles.hero} ${styles.long}` : styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
        {isReferenceDesign && <HatchedMark>Reference design</HatchedMark>}
      </div>
      {eyebrow && <p className={`label ${styles.eyebrow}`}>{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && <div className={styles.figure}>{children}</div>}
    </header>
  );
}
