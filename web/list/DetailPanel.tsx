import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './DetailPanel.module.css';
import { useIsBeside, useOpenItem } from './useOpenItem.ts';

type DetailPanelProps = {
  /** The name of the object. */
  title: string;
  /** A short line above the title: number, type and size. */
  facts?: ReactNode;
  children: ReactNode;
};

/** The details of the open row of a table: beside it, or as a sheet where there is no room. */
export function DetailPanel({ title, facts, children }: DetailPanelProps) {
  const [, openItem] = useOpenItem();
  const close = () => openItem(null);
  const isBeside = useIsBeside();
  const label = facts && <p className="label">{facts}</p>;
  if (!isBeside)
    return (
      <Dialog title={title} onClose={close}>
        {label}
        {children}
        <p className={styles.close}>
          <Button size="small" onClick={close}>
            Close
          </Button>
        </p>
      </Dialog>
    );
  return (
    <aside aria-label={`Details of ${title}`} className={styles.panel}>
      <header>
        {label}
        <h2 dir="auto">{title}</h2>
      </header>
      {children}
    </aside>
  );
}

/** The actions on the object, in sight while the panel scrolls. */
export const PanelActions = ({ about, children }: { about: string; children: ReactNode }) => (
  <div role="group" aria-label={`Actions for ${about}`} className={styles.actions}>
    {children}
  </div>
);

/** A section of the panel with a heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className="label">{title}</h3>
    {children}
  </section>
);

/** A text that a person wrote, with its lines. */
export const PanelText = ({ children }: { children: string }) => (
  <p className={styles.text} dir="auto">
    {children}
  </p>
);
