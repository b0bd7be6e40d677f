import type { ReactNode } from 'react';
import { HttpStatus } from '../runtime/ServerContext.tsx';
import styles from './Empty.module.css';
import { TextLink } from './TextLink.tsx';

type EmptyProps = {
  title: string;
  /** True if the URL names something that does not exist for this person. */
  isMissing?: boolean;
  children: ReactNode;
} & ({ to: string; action: string } | { to?: never; action?: never });

/** The empty state of a list: what it means, and a link to what can be done next if there is something. */
export function Empty({ title, isMissing, to, action, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {isMissing && <HttpStatus code={404} />}
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      {to && <TextLink to={to}>{action}</TextLink>}
    </div>
  );
}
