import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A window over the page while it is mounted. Escape closes it, and the keyboard goes back to what opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the browser paints and before anybody can type: until then its fields stand in the page but take no focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
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
