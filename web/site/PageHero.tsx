import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { HatchedMark } from './HatchedMark.tsx';
import { keepTogether } from './keepTogether.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  /** Names the subject in common search terms, if title and breadcrumbs do not. */
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  trail: readonly Crumb[];
  /** A FactList or a short note at column 10. */
  aside?: ReactNode;
  /** A Figure or a form of columns 8–12, at the height of the title. */
  beside?: ReactNode;
  /** A wide Figure below the text. With `beside`, what follows in the main columns. */
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
  beside,
  children,
  size = 'large',
  isReferenceDesign = false,
}: PageHeroProps) {
  const look = [styles.hero, size === 'long' && styles.long, beside && styles.split].filter(Boolean).join(' ');
  return (
    <header className={look}>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
        {isReferenceDesign && <HatchedMark>Reference design</HatchedMark>}
      </div>
      {eyebrow && <p className={`label ${styles.eyebrow}`}>{eyebrow}</p>}
      <h1>{keepTogether(title)}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {beside && <div className={styles.beside}>{beside}</div>}
      {children && <div className={styles.figure}>{children}</div>}
    </header>
  );
}
