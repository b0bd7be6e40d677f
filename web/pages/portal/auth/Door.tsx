import type { ReactNode } from 'react';
import { Logo } from '../../../ui/Logo.tsx';
import styles from './Door.module.css';
import { DoorPromises } from './DoorPromises.tsx';

/** The layout of pages before sign-in: the form on the left, the portal's features on the right. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.door}>
        <Logo />
        <h1>{title}</h1>
        {children}
      </div>
      <DoorPromises />
    </div>
  );
}

/** The text of a page that an emailed link opens. */
export function DoorWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}
