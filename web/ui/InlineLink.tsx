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

/** A link within running text to a file of the site, which is not a page. */
export function FileLink({ href, download, children }: { href: string; download?: boolean; children: ReactNode }) {
  return (
    <a href={href} className={styles.link} download={download}>
      {children}
    </a>
  );
}
