import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Toast, type ToastMessage } from './Toast.tsx';
import styles from './Toast.module.css';

type ShowToast = (message: ToastMessage) => void;

interface Toasting {
  show: ShowToast;
  clearFailures: () => void;
}

const ToastContext = createContext<Toasting>({ show: () => undefined, clearFailures: () => undefined });

/** Shows the result of an action as a toast, which stays visible across navigations. */
export const useToast = (): ShowToast => useContext(ToastContext).show;

/** Removes all error toasts. Call it when the next attempt begins, so that an old error does not look new. */
export const useClearFailures = (): (() => void) => useContext(ToastContext).clearFailures;

/** Success messages disappear after this time. Errors stay until dismissed, so that slow readers can read them. */
const LEAVES_AFTER_MS = 8_000;

const isFailure = ({ tone }: ToastMessage): boolean => tone === 'destructive';

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { key: number })[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((key: number) => setShown((all) => all.filter((toast) => toast.key !== key)), []);
  const show = useCallback<ShowToast>(
    (message) => {
      last.current += 1;
      const key = last.current;
      setShown((all) => [...all.slice(-2), { ...message, key }]);
      if (message.tone === 'success') setTimeout(() => dismiss(key), LEAVES_AFTER_MS);
    },
    [dismiss],
  );
  const clearFailures = useCallback(
    () => setShown((all) => (all.some(isFailure) ? all.filter((toast) => !isFailure(toast)) : all)),
    [],
  );
  const toasting = useMemo(() => ({ show, clearFailures }), [show, clearFailures]);
  return (
    <ToastContext value={toasting}>
      {children}
      <div className={styles.stack} role="region" aria-label="Notifications" aria-live="polite">
        {shown.map(({ key, ...message }) => (
          <Toast key={key} {...message} onDismiss={() => dismiss(key)} />
        ))}
      </div>
    </ToastContext>
  );
}
