import type { ReactNode } from 'react';
import styles from './FrameworkMappings.module.css';

/** A table that belongs to the text above it. */
export const Below = ({ children }: { children: ReactNode }) => <div className={styles.below}>{children}</div>;
