import type { ReactNode } from 'react';
import styles from './SetByOperator.module.css';

/** Marks a fact that only the operator of the site can supply, with what it is. */
export function SetByOperator({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.mark}>
      <b>Set by the operator{children && ':'}</b> {children}
    </span>
  );
}
