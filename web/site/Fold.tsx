import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** A part of a page that expands below its title, without JavaScript. Printed pages show it expanded. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={styles.fold}>
      <summary>
        <span>{title}</span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M0 8H16M8 0V16" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
