import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import styles from './Toast.module.css';
import { createToastStore, type ShownToast, type ToastMessage, type ToastStore } from './toastStore.ts';

type ToastActions = Pick<ToastStore, 'show' | 'clearFailures'>;

const ToastContext = createContext<ToastActions>({ show: () => undefined, clearFailures: () => undefined });

/** Shows the result of an action as a toast, which stays visible across navigations. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(ToastContext).show;

/** Removes all error toasts. Call it when the next attempt begins, so that an old error does not look new. */
export const useClearFailures = (): (() => void) => useContext(ToastContext).clearFailures;

const none: readonly ShownToast[] = [];

/** @param store keeps the toasts while the provider is mounted again; without it, they end with the provider */
export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore());
  const toasts = useSyncExternalStore(own.subscribe, own.read, () => none);
  return (
    <ToastContext value={own}>
      {children}
      <div ref={measure} className={styles.stack} role="region" aria-label="Notifications" aria-live="polite">
        {toasts.map(({ key, ...message }) => (
          <Toast key={key} {...message} onDismiss={() => own.dismiss(key)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The styles of the portal leave as much room beside its links as the toasts take. */
function measure(stack: HTMLElement | null) {
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--toasts-height', `${stack?.offsetHeight}px`),
  );
  if (stack) observer.observe(stack);
  return () => observer.disconnect();
}

/** A message in the corner of the page. */
export function Toast({ tone, title, text, onDismiss }: ToastMessage & { onDismiss: () => void }) {
  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'destructive' ? 'alert' : 'status'}>
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" onClick={onDismiss} className={styles.dismiss}>
        Dismiss
      </button>
    </div>
  );
}
