import { type RefObject, useLayoutEffect, useRef } from 'react';

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
