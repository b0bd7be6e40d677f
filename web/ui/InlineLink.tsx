import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './InlineLink.module.css';

/** A link within running text. */
export function InlineLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
