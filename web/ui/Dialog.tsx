import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** Wide dialogs have room for two columns. */
  size?: 'normal' | 'wide' | undefined;
  onClose: () => void;
  children: ReactNode;
};

interface DialogState {
  title: string;
  /** A form inside the dialog sets this to a function that discards its changes, and to null while it has none. */
  discard: RefObject<(() => void) | null>;
}

/** The dialog around a form. Null outside dialogs. */
export const DialogContext = createContext<DialogState | null>(null);

/** Closes the dialog that a button inside it is part of, after a question if its form was changed. */
export const RequestCloseContext = createContext<(() => void) | null>(null);

/**
 * A modal dialog that is open while mounted. Escape closes it and returns the focus to the element that opened it. If
 * its form was changed, it asks first.
 */
export function Dialog({ title, size = 'normal', onClose, children }: DialogProps) {
  const heading = useId();
  const dialog = useModal();
  const discard = useRef<(() => void) | null>(null);
  const state = useMemo(() => ({ title, discard }), [title]);
  const [isAsking, setAsking] = useState(false);
  const requestClose = () => (discard.current ? setAsking(true) : onClose());
  // Browsers close a dialog at the second Escape without asking the page, so the key is handled before them.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !discard.current) return;
    event.preventDefault();
    setAsking(!isAsking);
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${size === 'wide' ? styles.wide : ''}`}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      // A file input inside the dialog also fires `cancel` when its file chooser is closed.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        if (discard.current) event.preventDefault();
        requestClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {isAsking && (
        <div role="alert" className={styles.question}>
          <p>Discard your changes?</p>
          <div className={styles.buttons}>
            <Button
              size="small"
              variant="danger"
              onClick={() => {
                discard.current?.();
                onClose();
              }}
            >
              Discard changes
            </Button>{' '}
            {/* The question appears because of a key or a click, and this answer loses nothing. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button size="small" autoFocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
          </div>
        </div>
      )}
      <DialogContext value={state}>
        <RequestCloseContext value={requestClose}>{children}</RequestCloseContext>
      </DialogContext>
    </dialog>
  );
}

/** Shows a `<dialog>` over the page while it is mounted. The focus returns to the element that had it before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the browser paints: until then the fields of the dialog are in the page but take no focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}
