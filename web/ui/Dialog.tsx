import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

type DialogProps = {
  title: string;
  /** Wide dialogs have room for two columns. */
  size?: 'normal' | 'wide';
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog that is open while mounted. Escape closes it and returns the focus to the element that opened it. */
export function Dialog({ title, size = 'normal', onClose, children }: DialogProps) {
  const heading = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${size === 'wide' ? styles.wide : ''}`}
      aria-labelledby={heading}
      // A file input inside the dialog also fires `cancel` when its file chooser is closed.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
