import type { ReactNode } from 'react';
import styles from './Empty.module.css';
import { TextLink } from './TextLink.tsx';

/** The empty state of a list: what it means, and what to do next. */
export function Empty({
  title,
  to,
  action,
  children,
}: {
  title: string;
  to: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <TextLink to={to}>{action}</TextLink>
    </div>
  );
}
