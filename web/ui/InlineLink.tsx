import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './InlineLink.module.css';

type InlineLinkProps = { to: string; state?: unknown; children: ReactNode };

/** A link within running text. */
export function InlineLink({ to, state, children }: InlineLinkProps) {
  return (
    <Link to={to} state={state} className={styles.link}>
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
