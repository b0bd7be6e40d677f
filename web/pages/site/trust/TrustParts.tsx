import type { ReactNode } from 'react';
import { useSiteDetails } from '#web/runtime/SiteContext.tsx';
import styles from './FrameworkMappings.module.css';

/** What the operator states about the last test by an outside party. Otherwise the text of the page. */
export function PenetrationTest({ children }: { children: ReactNode }) {
  const { penetrationTest } = useSiteDetails();
  return penetrationTest ? (
    <p dir="auto">The last penetration test by an outside party: {penetrationTest}</p>
  ) : (
    children
  );
}

/** A table that belongs to the text above it. */
export const Below = ({ children }: { children: ReactNode }) => <div className={styles.below}>{children}</div>;
