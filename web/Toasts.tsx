import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Toast, type ToastMessage } from './components/Toast.tsx';
import styles from './components/Toast.module.css';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Says in passing what became of an action; outlives the page it was said on. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Good news leaves by itself; bad news stays until it is dismissed, so that nobody reads too slowly. */
const LEAVES_AFTER_MS = 8_000;

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
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.stack} role="region" aria-label="Notifications" aria-live="polite">
        {shown.map(({ key, ...message }) => (
          <Toast key={key} {...message} onDismiss={() => dismiss(key)} />
        ))}
      </div>
    </ToastContext>
  );
}
