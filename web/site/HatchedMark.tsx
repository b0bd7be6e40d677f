import type { ReactNode } from 'react';
import styles from './HatchedMark.module.css';

/** Marks what is an example or a design. The hatching is the drawing style for parts that were never built. */
export function HatchedMark({ children }: { children: ReactNode }) {
  return <p className={`label ${styles.mark}`}>{children}</p>;
}

/** Marks a case study as an example. */
export function IllustrativeMark() {
  return <HatchedMark>Illustrative deployment</HatchedMark>;
}
