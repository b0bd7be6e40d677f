import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog that is open while mounted. Escape closes it and returns the focus to the element that opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the first paint, so that no typing is lost: the fields take no focus until the dialog is shown.
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
      // A file input inside the dialog also fires `cancel` when its file chooser is closed.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
