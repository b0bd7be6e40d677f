import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** What became of the form as a whole; nothing where there is nothing to say. */
export function FormMessage({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  ) : null;
}
