import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** The result of the form as a whole. Renders nothing without a message. */
export function FormMessage({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  ) : null;
}
