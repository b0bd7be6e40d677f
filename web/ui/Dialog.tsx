import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A window over the page while it is mounted. Escape closes it, and the keyboard goes back to what opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const heading = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      // A file chooser inside says so, too, when it is left without a choice.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
